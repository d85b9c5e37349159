"""A day of the administrator, without JavaScript. Prints what each step answered as JSON.

Usage: day.py ADDRESS PICTURE
"""

import json
import sys
import time
from pathlib import Path

from document_client import DocumentClient

api = DocumentClient(sys.argv[1])
picture = Path(sys.argv[2]).read_bytes()
seen = []
JSON = "application/json"


def step(name, answer, *facts):
    seen.append([name, answer.status, *facts])
    return answer


page = api.call("listCocktails", limit=2, sort="name")
step("list", page, len(page.data))
fields = {"name": "Aquavit", "description": "Caraway first."}
early = api.call("createSpirit", fields)
step("too early", early, early.data["type"])

login = api.call("logIn", {"password": "cheers"})
api.token = login.data["token"]
step("log in", login)
spirit = api.call("createSpirit", fields)
step("spirit", spirit, spirit.data["id"])
twice = api.call("createSpirit", fields)
step("twice", twice, twice.data["type"])

sent = api.call("createImage", {"image": picture})
step("picture", sent, sent.data["image"][:12])
recipe = {
    "name": "Nordic Sour",
    "category": ["Sours"],
    "description": "Caraway and lemon.",
    "ingredients": ["2 oz aquavit", "1 oz lemon juice"],
    "instructions": ["Shake with ice.", "Strain."],
    "difficulty": "Easy",
    "spirits": ["Aquavit"],
    "garnish": [],
    "featured": False,
    "image": sent.data["image"],
}
created = api.call("createCocktail", recipe, JSON)
step("recipe", created, created.data["spirits"], created.data["image"][:12])
key = created.data["id"]
read = api.call("getCocktail", id=key)
etag = read.headers["ETag"]
step("read", read, read.data["name"])

renamed = {**recipe, "name": "Northern Sour", "category": ["Sours", "Aperitif"]}
replaced = api.call("updateCocktail", renamed, JSON, id=key, If_Match=etag)
step("replaced", replaced, replaced.data["name"], len(replaced.data["category"]))
stale = api.call("updateCocktail", renamed, JSON, id=key, If_Match=etag)
step("stale", stale, stale.data["type"])
story = {"funFact": "Once, in the north."}
patched = api.call("patchCocktail", story, id=key, If_Match=replaced.headers["ETag"])
step("patched", patched, patched.data["funFact"], len(patched.data["category"]))
featured = api.call("updateCocktail", {"featured": True}, JSON, id=key)
step("featured", featured, featured.data["featured"], featured.data["funFact"])
emptied = api.call("patchCocktail", {"funFact": None, "garnish": None}, id=key)
step("emptied", emptied, emptied.data["funFact"], emptied.data["garnish"])
nameless = api.call("patchCocktail", {"name": None}, id=key)
step("nameless", nameless, nameless.data["errors"][0]["message"])
used = api.call("deleteSpirit", id="aquavit")
step("in use", used, used.data["type"])

csv = "name,category,description,ingredients,instructions,difficulty\nSheet Sour,Sours,Dry,2 oz gin,Shake,Easy\n"
preview = api.call("importCocktails", {"file": csv.encode()}, dryRun=True)
step("preview", preview, preview.data["results"]["created"])
imported = api.call("importCocktails", {"file": csv.encode()})
step("import", imported, imported.data["results"]["created"])
stored = api.call("createImport", {"file": csv.encode()}, dryRun=True)
step("stored import", stored, stored.headers["Location"][:19])
end = api.call("getImport", id=stored.data["id"])
while end.data["endedAt"] is None:
    time.sleep(0.02)
    end = api.call("getImport", id=stored.data["id"])
step("its end", end, end.data["state"], end.data["results"]["unchanged"])
many = {"resource": "cocktails", "ids": [key], "set": {"difficulty": "Expert"}}
bulk = api.call("updateItems", many, dryRun=True)
step("many", bulk, bulk.data["changed"]["count"])
sheet = api.call("exportCocktailsCsv")
step("export", sheet, "Northern Sour" in sheet.data)

changes = api.call("listChanges", limit=1, importId=imported.data["importId"], resource="cocktails")
latest = changes.data["changes"][0]
step("history", changes, latest["itemName"])
undone = api.call("undoRevision", revision=latest["revision"])
step("undo", undone, len(undone.data["skipped"]))

sessions = api.call("listSessions")
step("sessions", sessions, sum(one["isOwn"] for one in sessions.data))
audit = api.call("listAuditEntries", limit=20)
step("audit", audit, "login" in [entry["kind"] for entry in audit.data["entries"]])
step("remove", api.call("deleteCocktail", id=key))
step("freed", api.call("deleteSpirit", id="aquavit"))
step("log out", api.call("logOut"))
after = api.call("getSession")
step("after", after, after.data["type"])
print(json.dumps(seen))
