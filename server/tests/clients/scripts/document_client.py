"""A client that knows nothing but the served document: operations by their id, without a path written by hand."""

import json
import re
import urllib.error
import urllib.parse
import urllib.request
import uuid

METHODS = ("get", "put", "post", "patch", "delete")


class Answer:
    """What an operation answered; `data` is parsed JSON, or text."""

    def __init__(self, status, headers, data):
        self.status, self.headers, self.data = status, headers, data


class DocumentClient:
    """Calls operations of an OpenAPI document and checks that each answer is one that the document names."""

    def __init__(self, address):
        self.address = address
        self.token = None
        with urllib.request.urlopen(address + "/api/openapi.json") as response:
            self.document = json.load(response)
        self.operations = {
            item[method]["operationId"]: (path, method, item, item[method])
            for path, item in self.document["paths"].items()
            for method in METHODS
            if method in item
        }

    def follow(self, part):
        while "$ref" in part:
            target = self.document
            for step in part["$ref"].removeprefix("#/").split("/"):
                target = target[step]
            part = target
        return part

    def call(self, operation_id, body=None, media_type=None, **arguments):
        """Sends one request. Arguments are parameters by name; `_` stands for `-`."""
        path, method, item, operation = self.operations[operation_id]
        query, headers = {}, {}
        if operation.get("security") and self.token is not None:
            headers["Authorization"] = "Bearer " + self.token
        for part in item.get("parameters", []) + operation.get("parameters", []):
            parameter = self.follow(part)
            value = arguments.pop(re.sub(r"\W", "_", parameter["name"]), None)
            if value is None:
                continue
            text = json.dumps(value) if isinstance(value, bool) else str(value)
            if parameter["in"] == "path":
                path = path.replace("{" + parameter["name"] + "}", urllib.parse.quote(text, safe=""))
            elif parameter["in"] == "query":
                query[parameter["name"]] = text
            else:
                headers[parameter["name"]] = text
        if arguments:
            raise TypeError(f"{operation_id} has no parameter {', '.join(arguments)}")
        data = None
        if body is not None:
            content = self.follow(operation["requestBody"])["content"]
            chosen = media_type or next(iter(content))
            data, headers["Content-Type"] = encode(body, chosen, content[chosen])
        address = self.address + path + ("?" + urllib.parse.urlencode(query) if query else "")
        request = urllib.request.Request(address, data, headers, method=method.upper())
        try:
            response = urllib.request.urlopen(request)
        except urllib.error.HTTPError as problem:
            response = problem
        with response:
            return self.read(operation, response)

    def read(self, operation, response):
        if str(response.status) not in operation["responses"]:
            raise AssertionError(f"{operation['operationId']} does not know {response.status}")
        named = self.follow(operation["responses"][str(response.status)]).get("content", {})
        text = response.read().decode()
        media_type = response.headers.get_content_type()
        if text and media_type not in [name.split(";")[0] for name in named]:
            raise AssertionError(f"{operation['operationId']} does not know {media_type}")
        data = json.loads(text) if text and media_type.endswith("json") else text
        return Answer(response.status, response.headers, data)


def encode(body, media_type, media):
    if media_type.endswith("json"):
        return json.dumps(body).encode(), media_type
    boundary = uuid.uuid4().hex
    encoding = media.get("encoding", {})
    parts = b"".join(
        part(name, value, encoding.get(name, {}).get("contentType"), boundary) for name, value in body.items()
    )
    return parts + f"--{boundary}--\r\n".encode(), f"{media_type}; boundary={boundary}"


def part(name, value, content_type, boundary):
    """A field as text, a list as the document's `encoding` says, bytes as a file."""
    is_file = isinstance(value, bytes)
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"'
    if is_file:
        head += '; filename="upload"\r\nContent-Type: application/octet-stream'
    elif content_type == "application/json":
        head += "\r\nContent-Type: application/json"
    content = value if is_file else (value if isinstance(value, str) else json.dumps(value)).encode()
    return f"{head}\r\n\r\n".encode() + content + b"\r\n"
