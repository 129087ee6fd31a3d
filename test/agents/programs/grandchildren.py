# Acks, then forks a child and, through setsid and a second fork, a grandchild that belongs to nobody. All ignore SIGTERM.
import json, os, signal, sys, time


def stay():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(1000)


def fork_away(report):
    if os.fork():
        os.wait()
        return
    os.setsid()
    if os.fork():
        os._exit(0)
    os.write(report, f"{os.getpid()}\n".encode())
    stay()


def main():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for line in sys.stdin:
        frame = json.loads(line)
        fence = {"dispatchId": frame["dispatchId"], "token": frame["token"]}
        if frame["type"] == "dispatch":
            print(json.dumps({"type": "ack", **fence}), flush=True)
        if frame["type"] == "go":
            ears, report = os.pipe()
            fork_away(report)
            grandchild = int(os.read(ears, 100))
            child = os.fork()
            if child == 0:
                stay()
            pids = f"{os.getpid()} {child} {grandchild}"
            print(json.dumps({"type": "progress", **fence, "text": pids}), flush=True)
    stay()


main()
