"""Answers for scripts/differential.mjs: urllib.robotparser of the Python that runs it."""

import base64
import json
import sys
import urllib.robotparser

for line in sys.stdin:
    question = json.loads(line)
    parser = urllib.robotparser.RobotFileParser()
    answer = None
    try:
        text = base64.b64decode(question["file"]).decode("utf-8", "surrogateescape")
        parser.parse(text.splitlines())
        answer = parser.can_fetch(question["crawler"], question["url"])
    except Exception:  # A file or URL that the parser rejects has no answer.
        pass
    print(json.dumps(answer), flush=True)
