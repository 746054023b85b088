# ATTACK: import-time side effects: prints, changes cwd, patches sys.path, sets excepthook, starts thread
# EXPECT: load_error
import os,sys,threading,time
print("hello from import")
try: os.chdir("/")
except OSError: pass
sys.path[:]=[]
sys.excepthook=None # with which Python starts no thread: that is the RuntimeError
threading.Thread(target=time.sleep,args=(100,)).start()

def generate_moves(board, position):
    r, c = position
    return [(r+a, c+b) for a, b in ((1,2),(2,1),(-1,2),(-2,1),(1,-2),(2,-1),(-1,-2),(-2,-1)) if 0 <= r+a < 8 and 0 <= c+b < 8 and board[r+a][c+b] == 0]

def find_tour(n, start, heuristic):
    return list(range(start, start + n))
