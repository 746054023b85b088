// What pictures of mazes share: the grid of cells, the walls that are still closed, and a way as a line.

class Cells {
  constructor(pieces, label) {
    this.pieces = pieces;
    this.sheet = new Sheet(pieces);
    this.svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.svg.setAttribute("viewBox", `0 0 ${pieces.width} ${pieces.height}`);
    this.svg.setAttribute("aria-hidden", "true");
    this.element = make("div", { class: "ktw-board", "aria-label": label });
    this.element.style.maxWidth = widest(pieces);
    this.element.append(this.svg);
  }

  inside([row, column]) {
    return row >= 0 && column >= 0 && row < this.pieces.rows && column < this.pieces.columns;
  }

  // The path of every wall that is closed; `doors` holds the keys of open ones.
  walls(doors) {
    const { rows, columns, cell, edge } = this.pieces;
    const parts = [];
    for (let row = 0; row <= rows; row++) {
      for (let column = 0; column <= columns; column++) {
        const corner = `M${edge + column * cell} ${edge + row * cell}`;
        if (column < columns && !doors.has(door([row, column], [row - 1, column]))) parts.push(`${corner}h${cell}`);
        if (row < rows && !doors.has(door([row, column], [row, column - 1]))) parts.push(`${corner}v${cell}`);
      }
    }
    return fill(this.pieces.wall, parts.join(""));
  }

  line(way) {
    return way.length > 1 ? fill(this.pieces.line, "M" + way.map((cell) => this.sheet.centre(cell).join(" ")).join("L")) : "";
  }

  put(piece, cell) {
    return this.sheet.put(piece, cell);
  }
}

// The key of the wall between two cells, the same from both sides.
const door = (one, other) => [key(one), key(other)].sort().join("|");
