# An agent in Python: it says back what it hears. adapter: { kind: process, command: [python3, echo.py] }
import json
import sys

# The texts are UTF-8, whatever the machine's own language is.
sys.stdin.reconfigure(encoding="utf-8")
sys.stdout.reconfigure(encoding="utf-8")


def send(**frame):
    # One line is one frame, and it is sent at once. A log goes to stderr: anything else on stdout is dropped.
    print(json.dumps(frame), flush=True)


for line in sys.stdin:
    frame = json.loads(line)
    # Every frame names its dispatch with both of these.
    fence = {"dispatchId": frame["dispatchId"], "token": frame["token"]}
    if frame["type"] == "dispatch":
        # Can you do it? Say so, but do nothing yet. Otherwise: type="nack", reason="busy"
        job = frame["body"]
        send(type="ack", **fence)
    elif frame["type"] == "go":
        # Now it is on disk that you started. Report steps while you work; each one shows that you are alive.
        send(type="progress", **fence, step={"thought": "this is easy", "action": "echo"})
        # Quoted, so that a [NEXT:...] in it is text and sends nobody anywhere.
        answer = "You said:\n> " + job["slots"].get("message", "").replace("\n", "\n> ")
        body = {"task_id": job["task_id"], "status": "completed", "user_response": answer}
        send(type="result", **fence, success=True, body=body)
    # A cancel ends this process soon; nothing needs to be done. When the input ends, Signalbox is gone, and so are we.
