{
 "cells": [
  {
   "cell_type": "markdown",
   "metadata": {},
   "source": [
    "# Knight's tour\n",
    "The lab of week 3."
   ]
  },
  {
   "cell_type": "code",
   "execution_count": null,
   "metadata": {},
   "outputs": [],
   "source": [
    "\"\"\"knights tour. olivia b.\"\"\"\n",
    "from itertools import product\n",
    "\n",
    "\n",
    "def neighbours(board, position):\n",
    "    # every pair with 1 and 2 in it, then all signs\n",
    "    for a, b in ((1, 2), (2, 1)):\n",
    "        for s, t in product((1, -1), repeat=2):\n",
    "            r, c = position[0] + s * a, position[1] + t * b\n",
    "            if 0 <= r < len(board) and 0 <= c < len(board[r]):\n",
    "                yield r, c\n",
    "\n",
    "\n",
    "def generate_moves(board, position):\n",
    "    return [(r, c) for r, c in neighbours(board, position) if board[r][c] == 0]\n",
    "\n",
    "\n",
    "def heuristic_1(board, position): return len(generate_moves(board, position))\n",
    "\n",
    "\n",
    "def heuristic_2(board, position):\n",
    "    def edge(x): return min(x, len(board) - 1 - x)\n",
    "    return edge(position[0]) + edge(position[1])\n",
    "\n",
    "\n",
    "def find_tour(n, start, heuristic):\n",
    "    board = [[0] * n for _ in range(n)]\n",
    "    step, square = 1, start\n",
    "    while square:\n",
    "        board[square[0]][square[1]] = step\n",
    "        step += 1\n",
    "        square = min(generate_moves(board, square), key=lambda s: heuristic(board, s), default=None)\n",
    "    return board\n"
   ]
  },
  {
   "cell_type": "code",
   "execution_count": 2,
   "metadata": {},
   "outputs": [
    {
     "name": "stdout",
     "output_type": "stream",
     "text": [
      "64\n"
     ]
    }
   ],
   "source": [
    "max(max(r) for r in find_tour(8, (0, 0), heuristic_1))"
   ]
  }
 ],
 "metadata": {
  "kernelspec": {
   "display_name": "Python 3",
   "language": "python",
   "name": "python3"
  }
 },
 "nbformat": 4,
 "nbformat_minor": 5
}