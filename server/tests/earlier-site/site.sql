BEGIN TRANSACTION;
CREATE TABLE "admin_password" (
    "id" INTEGER PRIMARY KEY CHECK ("id" = 1), "hash" TEXT, "version" INTEGER NOT NULL, "changedAt" TEXT);
INSERT INTO "admin_password" VALUES(1,NULL,0,NULL);
CREATE TABLE "advert_counts" ("day" TEXT NOT NULL, "advertId" TEXT NOT NULL,
      "views" INTEGER NOT NULL, "clicks" INTEGER NOT NULL, PRIMARY KEY ("day", "advertId"));
CREATE TABLE "adverts" ("id" TEXT PRIMARY KEY, "nameKey" TEXT NOT NULL UNIQUE, "version" INTEGER NOT NULL, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL, "name" TEXT NOT NULL, "description" TEXT NOT NULL, "imageUrl" TEXT NOT NULL, "startDate" TEXT NOT NULL, "endDate" TEXT NOT NULL, "onclickLink" TEXT NOT NULL, "hoverText" TEXT NOT NULL, "imageAlt" TEXT, "imageFocus" TEXT);
CREATE TABLE "answers" ("key" TEXT PRIMARY KEY, "requestHash" TEXT NOT NULL, "status" INTEGER NOT NULL,
      "headers" TEXT NOT NULL, "body" TEXT NOT NULL, "characters" INTEGER NOT NULL, "expiresAt" TEXT NOT NULL);
CREATE TABLE "audit_entries" (
    "number" INTEGER PRIMARY KEY AUTOINCREMENT, "kind" TEXT NOT NULL, "at" TEXT NOT NULL, "client" TEXT NOT NULL, "device" TEXT NOT NULL);
INSERT INTO "audit_entries" VALUES(1,'login','2026-11-20T10:00:00.000Z','198.51.100.1','A test');
CREATE TABLE "catalogue_revision" ("id" INTEGER PRIMARY KEY CHECK ("id" = 1), "revision" INTEGER NOT NULL, "changesFrom" INTEGER NOT NULL DEFAULT 0);
INSERT INTO "catalogue_revision" VALUES(1,15,14);
CREATE TABLE "categories" ("id" TEXT PRIMARY KEY, "nameKey" TEXT NOT NULL UNIQUE, "version" INTEGER NOT NULL, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL, "name" TEXT NOT NULL, "description" TEXT NOT NULL, "photo" TEXT, "status" TEXT NOT NULL DEFAULT 'published', "shownFrom" TEXT, "shownUntil" TEXT, "imageAlt" TEXT, "imageFocus" TEXT);
INSERT INTO "categories" VALUES('sours','sours',1,'2026-01-01T00:00:00.000Z','2026-01-01T00:00:00.000Z','Sours','Citrus.',NULL,'published',NULL,NULL,NULL,NULL);
INSERT INTO "categories" VALUES('classics','classics',1,'2026-01-01T00:00:00.000Z','2026-01-01T00:00:00.000Z','Classics','Old.',NULL,'published',NULL,NULL,NULL,NULL);
CREATE TABLE "change_pictures" ("imageId" TEXT NOT NULL, "revision" INTEGER NOT NULL, "ordinal" INTEGER NOT NULL, PRIMARY KEY ("imageId", "revision", "ordinal"), FOREIGN KEY ("revision", "ordinal") REFERENCES "changes" ("revision", "ordinal") ON DELETE CASCADE);
INSERT INTO "change_pictures" VALUES('270b980102d1eb94388c81b8e324f062',11,1);
CREATE TABLE "changes" ("revision" INTEGER NOT NULL, "ordinal" INTEGER NOT NULL, "resource" TEXT NOT NULL, "itemId" TEXT NOT NULL, "itemName" TEXT NOT NULL, "action" TEXT NOT NULL, "at" TEXT NOT NULL, "importId" TEXT, "undoneBy" INTEGER, "before" TEXT, "after" TEXT, "version" INTEGER NOT NULL DEFAULT 1, "itemCreatedAt" TEXT NOT NULL DEFAULT '', "sessionId" TEXT, "sessionDevice" TEXT, "itemWords" TEXT NOT NULL DEFAULT '', PRIMARY KEY ("revision", "ordinal"));
INSERT INTO "changes" VALUES(2,1,'cocktails','gimlet','Gimlet','created','2026-11-22T02:52:03.172Z',NULL,NULL,NULL,'{"name":"Gimlet","description":"Rum, lime and “sugar”.","ingredients":["2 oz white rum","1 oz lime juice"],"instructions":["Shake.","Strain."],"difficulty":"Easy","funFact":null,"videoUrl":null,"image":null,"featured":false,"category":["sours","classics"],"spirits":["gin"],"equipment":[],"garnish":["lime-wheel"],"type":"shaken","glassware":"coupe"}',1,'2026-11-22T02:52:03.166Z',NULL,NULL,'gimlet');
INSERT INTO "changes" VALUES(3,1,'cocktails','gimlet','Gimlet','updated','2026-11-22T02:52:03.451Z',NULL,NULL,'{"name":"Gimlet","description":"Rum, lime and “sugar”.","ingredients":["2 oz white rum","1 oz lime juice"],"instructions":["Shake.","Strain."],"difficulty":"Easy","funFact":null,"videoUrl":null,"image":null,"featured":false,"category":["sours","classics"],"spirits":["gin"],"equipment":[],"garnish":["lime-wheel"],"type":"shaken","glassware":"coupe"}','{"name":"Gimlet","description":"Rum, lime and “sugar”.","ingredients":["2 oz white rum","1 oz lime juice"],"instructions":["Shake.","Strain."],"difficulty":"Easy","funFact":null,"videoUrl":null,"image":null,"featured":true,"category":["classics"],"spirits":["gin","white-rum"],"equipment":[],"garnish":[],"type":null,"glassware":null}',2,'2026-11-22T02:52:03.166Z',NULL,NULL,'gimlet');
INSERT INTO "changes" VALUES(4,1,'cocktails','daiquiri','Daiquirí','updated','2026-11-22T02:52:03.511Z',NULL,NULL,'{"name":"Daiquiri","description":"Rum, lime and “sugar”.","ingredients":["2 oz white rum","1 oz lime juice"],"instructions":["Shake.","Strain."],"difficulty":"Easy","funFact":null,"videoUrl":null,"image":null,"featured":false,"category":["sours"],"spirits":["white-rum"],"equipment":["shaker"],"garnish":["lime-wheel"],"type":"shaken","glassware":"coupe"}','{"name":"Daiquirí","description":"Rum, lime and “sugar”.","ingredients":["2 oz white rum","1 oz lime juice"],"instructions":["Shake.","Strain."],"difficulty":"Easy","funFact":"It''s old.","videoUrl":null,"image":null,"featured":false,"category":["sours"],"spirits":["white-rum"],"equipment":[],"garnish":[],"type":null,"glassware":null}',2,'2026-01-01T00:00:00.000Z',NULL,NULL,'daiquiri');
INSERT INTO "changes" VALUES(5,1,'cocktails','gimlet','Gimlet','updated','2026-11-22T02:52:03.683Z',NULL,NULL,'{"name":"Gimlet","description":"Rum, lime and “sugar”.","ingredients":["2 oz white rum","1 oz lime juice"],"instructions":["Shake.","Strain."],"difficulty":"Easy","funFact":null,"videoUrl":null,"image":null,"featured":true,"category":["classics"],"spirits":["gin","white-rum"],"equipment":[],"garnish":[],"type":null,"glassware":null}','{"name":"Gimlet","description":"Rum, lime and “sugar”.","ingredients":["2 oz white rum","1 oz lime juice"],"instructions":["Shake.","Strain."],"difficulty":"Easy","funFact":null,"videoUrl":null,"image":null,"featured":false,"category":["classics"],"spirits":["gin","white-rum"],"equipment":[],"garnish":[],"type":null,"glassware":null}',3,'2026-11-22T02:52:03.166Z',NULL,NULL,'gimlet');
INSERT INTO "changes" VALUES(6,1,'spirits','old-tom','Old Tom','created','2026-11-22T02:52:03.914Z',NULL,NULL,NULL,'{"name":"Old Tom","description":"Sweet."}',1,'2026-11-22T02:52:03.914Z',NULL,NULL,'old tom');
INSERT INTO "changes" VALUES(7,1,'spirits','old-tom','Old Tom Gin','updated','2026-11-22T02:52:03.955Z',NULL,NULL,'{"name":"Old Tom","description":"Sweet."}','{"name":"Old Tom Gin","description":"Sweet."}',2,'2026-11-22T02:52:03.914Z',NULL,NULL,'old tom gin');
INSERT INTO "changes" VALUES(8,1,'spirits','old-tom','Old Tom Gin','deleted','2026-11-22T02:52:03.995Z',NULL,NULL,'{"name":"Old Tom Gin","description":"Sweet."}',NULL,3,'2026-11-22T02:52:03.914Z',NULL,NULL,'old tom gin');
INSERT INTO "changes" VALUES(9,1,'cocktails','short-lived','Short-lived','created','2026-11-22T02:52:04.020Z',NULL,NULL,NULL,'{"name":"Short-lived","description":"Rum, lime and “sugar”.","ingredients":["2 oz white rum","1 oz lime juice"],"instructions":["Shake.","Strain."],"difficulty":"Easy","funFact":null,"videoUrl":null,"image":null,"featured":false,"category":["sours"],"spirits":["gin"],"equipment":[],"garnish":[],"type":"shaken","glassware":"coupe"}',1,'2026-11-22T02:52:06.047Z',NULL,NULL,'short-lived');
INSERT INTO "changes" VALUES(10,1,'cocktails','short-lived','Short-lived','deleted','2026-11-22T02:52:04.030Z',NULL,NULL,'{"name":"Short-lived","description":"Rum, lime and “sugar”.","ingredients":["2 oz white rum","1 oz lime juice"],"instructions":["Shake.","Strain."],"difficulty":"Easy","funFact":null,"videoUrl":null,"image":null,"featured":false,"category":["sours"],"spirits":["gin"],"equipment":[],"garnish":[],"type":"shaken","glassware":"coupe"}',NULL,1,'2026-11-22T02:52:06.047Z',NULL,NULL,'short-lived');
INSERT INTO "changes" VALUES(11,1,'cocktails','photographed','Photographed','created','2026-11-22T02:52:04.138Z',NULL,NULL,NULL,'{"name":"Photographed","description":"Rum, lime and “sugar”.","ingredients":["2 oz white rum","1 oz lime juice"],"instructions":["Shake.","Strain."],"difficulty":"Easy","funFact":null,"videoUrl":null,"image":"/api/images/270b980102d1eb94388c81b8e324f062","featured":false,"category":["sours"],"spirits":[],"equipment":[],"garnish":[],"type":null,"glassware":null}',1,'2026-11-22T02:52:04.135Z',NULL,NULL,'photographed');
INSERT INTO "changes" VALUES(12,1,'categories','new-category','New Category','created','2026-11-22T02:52:05.988Z','12',13,NULL,'{"name":"New Category","description":"New Category cocktails.","photo":null}',1,'2026-11-22T02:52:05.988Z',NULL,NULL,'new category');
INSERT INTO "changes" VALUES(12,2,'cocktails','imported-one','Imported One','created','2026-11-22T02:52:05.988Z','12',13,NULL,'{"name":"Imported One","description":"From a sheet.","ingredients":["2 oz gin"],"instructions":["Stir."],"difficulty":"Easy","funFact":null,"videoUrl":null,"image":null,"featured":false,"category":["new-category"],"spirits":["gin"],"equipment":[],"garnish":[],"type":null,"glassware":null}',1,'2026-11-22T02:52:05.988Z',NULL,NULL,'imported one');
INSERT INTO "changes" VALUES(12,3,'cocktails','gimlet','Gimlet','updated','2026-11-22T02:52:05.988Z','12',13,'{"name":"Gimlet","description":"Rum, lime and “sugar”.","ingredients":["2 oz white rum","1 oz lime juice"],"instructions":["Shake.","Strain."],"difficulty":"Easy","funFact":null,"videoUrl":null,"image":null,"featured":false,"category":["classics"],"spirits":["gin","white-rum"],"equipment":[],"garnish":[],"type":null,"glassware":null}','{"name":"Gimlet","description":"Changed by a sheet.","ingredients":["2 oz gin"],"instructions":["Stir."],"difficulty":"Easy","funFact":null,"videoUrl":null,"image":null,"featured":false,"category":["classics"],"spirits":["gin"],"equipment":[],"garnish":[],"type":null,"glassware":null}',4,'2026-11-22T02:52:03.166Z',NULL,NULL,'gimlet');
INSERT INTO "changes" VALUES(13,1,'cocktails','imported-one','Imported One','deleted','2026-11-22T02:52:06.030Z',NULL,NULL,'{"name":"Imported One","description":"From a sheet.","ingredients":["2 oz gin"],"instructions":["Stir."],"difficulty":"Easy","funFact":null,"videoUrl":null,"image":null,"featured":false,"category":["new-category"],"spirits":["gin"],"equipment":[],"garnish":[],"type":null,"glassware":null}',NULL,2,'2026-11-22T02:52:05.988Z',NULL,NULL,'imported one');
INSERT INTO "changes" VALUES(13,2,'cocktails','gimlet','Gimlet','restored','2026-11-22T02:52:06.030Z',NULL,NULL,'{"name":"Gimlet","description":"Changed by a sheet.","ingredients":["2 oz gin"],"instructions":["Stir."],"difficulty":"Easy","funFact":null,"videoUrl":null,"image":null,"featured":false,"category":["classics"],"spirits":["gin"],"equipment":[],"garnish":[],"type":null,"glassware":null}','{"name":"Gimlet","description":"Rum, lime and “sugar”.","ingredients":["2 oz white rum","1 oz lime juice"],"instructions":["Shake.","Strain."],"difficulty":"Easy","funFact":null,"videoUrl":null,"image":null,"featured":false,"category":["classics"],"spirits":["gin","white-rum"],"equipment":[],"garnish":[],"type":null,"glassware":null}',5,'2026-11-22T02:52:03.166Z',NULL,NULL,'gimlet');
INSERT INTO "changes" VALUES(13,3,'categories','new-category','New Category','deleted','2026-11-22T02:52:06.030Z',NULL,NULL,'{"name":"New Category","description":"New Category cocktails.","photo":null}',NULL,2,'2026-11-22T02:52:05.988Z',NULL,NULL,'new category');
INSERT INTO "changes" VALUES(14,1,'cocktails','short-lived','Short-lived','restored','2026-11-22T02:52:06.049Z',NULL,NULL,NULL,'{"name":"Short-lived","description":"Rum, lime and “sugar”.","ingredients":["2 oz white rum","1 oz lime juice"],"instructions":["Shake.","Strain."],"difficulty":"Easy","funFact":null,"videoUrl":null,"image":null,"featured":false,"category":["sours"],"spirits":["gin"],"equipment":[],"garnish":[],"type":"shaken","glassware":"coupe"}',1,'2026-11-22T02:52:06.047Z',NULL,NULL,'short-lived');
INSERT INTO "changes" VALUES(15,1,'menus','evening-menu','Evening menu','created','2026-11-20T10:00:00.000Z',NULL,NULL,NULL,'{"name":"Evening menu","introduction":null,"currency":"EUR","sections":[{"title":"First","drinks":[{"cocktail":"gimlet","price":"9.50"}]}],"status":"published","shownFrom":null,"shownUntil":null}',1,'2026-11-20T10:00:00.000Z','one','A program','evening menu');
INSERT INTO "changes" VALUES(15,2,'notes','a-note','A note','created','2026-11-20T10:00:00.000Z',NULL,NULL,NULL,'{"name":"A note","date":"2026-11-20","story":"Told.","cocktail":null,"image":null,"imageFocus":null,"imageAlt":null,"status":"published","shownFrom":null,"shownUntil":null}',1,'2026-11-20T10:00:00.000Z','one','A program','a note');
CREATE TABLE "clock_marks" ("at" TEXT PRIMARY KEY, "revision" INTEGER NOT NULL);
CREATE TABLE "cocktail_categories" ("cocktailId" TEXT NOT NULL REFERENCES "cocktails" ("id") ON DELETE CASCADE, "itemId" TEXT NOT NULL REFERENCES "categories" ("id") ON DELETE RESTRICT, "position" INTEGER NOT NULL, PRIMARY KEY ("cocktailId", "itemId"));
INSERT INTO "cocktail_categories" VALUES('daiquiri','sours',0);
INSERT INTO "cocktail_categories" VALUES('photographed','sours',0);
INSERT INTO "cocktail_categories" VALUES('gimlet','classics',0);
INSERT INTO "cocktail_categories" VALUES('short-lived','sours',0);
CREATE TABLE "cocktail_equipment" ("cocktailId" TEXT NOT NULL REFERENCES "cocktails" ("id") ON DELETE CASCADE, "itemId" TEXT NOT NULL REFERENCES "equipment" ("id") ON DELETE RESTRICT, "position" INTEGER NOT NULL, PRIMARY KEY ("cocktailId", "itemId"));
CREATE TABLE "cocktail_garnishes" ("cocktailId" TEXT NOT NULL REFERENCES "cocktails" ("id") ON DELETE CASCADE, "itemId" TEXT NOT NULL REFERENCES "garnishes" ("id") ON DELETE RESTRICT, "position" INTEGER NOT NULL, PRIMARY KEY ("cocktailId", "itemId"));
CREATE TABLE "cocktail_spirits" ("cocktailId" TEXT NOT NULL REFERENCES "cocktails" ("id") ON DELETE CASCADE, "itemId" TEXT NOT NULL REFERENCES "spirits" ("id") ON DELETE RESTRICT, "position" INTEGER NOT NULL, PRIMARY KEY ("cocktailId", "itemId"));
INSERT INTO "cocktail_spirits" VALUES('daiquiri','white-rum',0);
INSERT INTO "cocktail_spirits" VALUES('gimlet','gin',0);
INSERT INTO "cocktail_spirits" VALUES('gimlet','white-rum',1);
INSERT INTO "cocktail_spirits" VALUES('short-lived','gin',0);
CREATE TABLE "cocktail_types" ("id" TEXT PRIMARY KEY, "nameKey" TEXT NOT NULL UNIQUE, "version" INTEGER NOT NULL, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL, "name" TEXT NOT NULL, "description" TEXT);
INSERT INTO "cocktail_types" VALUES('shaken','shaken',1,'2026-01-01T00:00:00.000Z','2026-01-01T00:00:00.000Z','Shaken',NULL);
CREATE TABLE "cocktails" ("id" TEXT PRIMARY KEY, "nameKey" TEXT NOT NULL UNIQUE, "version" INTEGER NOT NULL, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL, "name" TEXT NOT NULL, "description" TEXT NOT NULL, "image" TEXT, "difficulty" TEXT NOT NULL, "featured" TINYINT(1) NOT NULL, "funFact" TEXT, "ingredients" TEXT NOT NULL, "instructions" TEXT NOT NULL, "videoUrl" TEXT, "typeId" TEXT REFERENCES "cocktail_types" ("id") ON DELETE RESTRICT, "glasswareId" TEXT REFERENCES "glassware" ("id") ON DELETE RESTRICT, "featuredPlace" INTEGER, "status" TEXT NOT NULL DEFAULT 'published', "shownFrom" TEXT, "shownUntil" TEXT, "imageAlt" TEXT, "imageFocus" TEXT, "seasons" TEXT NOT NULL DEFAULT '[]');
INSERT INTO "cocktails" VALUES('daiquiri','daiquirí',2,'2026-01-01T00:00:00.000Z','2026-11-22T02:52:03.501Z','Daiquirí','Rum, lime and “sugar”.',NULL,'Easy',0,'It''s old.','["2 oz white rum","1 oz lime juice"]','["Shake.","Strain."]',NULL,NULL,NULL,NULL,'published',NULL,NULL,NULL,NULL,'[]');
INSERT INTO "cocktails" VALUES('gimlet','gimlet',5,'2026-11-22T02:52:03.166Z','2026-11-22T02:52:06.026Z','Gimlet','Rum, lime and “sugar”.',NULL,'Easy',0,NULL,'["2 oz white rum","1 oz lime juice"]','["Shake.","Strain."]',NULL,NULL,NULL,NULL,'published',NULL,NULL,NULL,NULL,'[]');
INSERT INTO "cocktails" VALUES('photographed','photographed',1,'2026-11-22T02:52:04.135Z','2026-11-22T02:52:04.135Z','Photographed','Rum, lime and “sugar”.','/api/images/270b980102d1eb94388c81b8e324f062','Easy',0,NULL,'["2 oz white rum","1 oz lime juice"]','["Shake.","Strain."]',NULL,NULL,NULL,NULL,'published',NULL,NULL,NULL,NULL,'[]');
INSERT INTO "cocktails" VALUES('short-lived','short-lived',1,'2026-11-22T02:52:06.047Z','2026-11-22T02:52:06.047Z','Short-lived','Rum, lime and “sugar”.',NULL,'Easy',0,NULL,'["2 oz white rum","1 oz lime juice"]','["Shake.","Strain."]',NULL,'shaken','coupe',NULL,'published',NULL,NULL,NULL,NULL,'[]');
CREATE TABLE "equipment" ("id" TEXT PRIMARY KEY, "nameKey" TEXT NOT NULL UNIQUE, "version" INTEGER NOT NULL, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL, "name" TEXT NOT NULL, "description" TEXT);
INSERT INTO "equipment" VALUES('shaker','shaker',1,'2026-01-01T00:00:00.000Z','2026-01-01T00:00:00.000Z','Shaker',NULL);
CREATE TABLE "garnishes" ("id" TEXT PRIMARY KEY, "nameKey" TEXT NOT NULL UNIQUE, "version" INTEGER NOT NULL, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL, "name" TEXT NOT NULL, "description" TEXT);
INSERT INTO "garnishes" VALUES('lime-wheel','lime wheel',1,'2026-01-01T00:00:00.000Z','2026-01-01T00:00:00.000Z','Lime Wheel',NULL);
CREATE TABLE "glassware" ("id" TEXT PRIMARY KEY, "nameKey" TEXT NOT NULL UNIQUE, "version" INTEGER NOT NULL, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL, "name" TEXT NOT NULL, "description" TEXT, "picture" TEXT, "imageAlt" TEXT, "imageFocus" TEXT);
INSERT INTO "glassware" VALUES('coupe','coupe',1,'2026-01-01T00:00:00.000Z','2026-01-01T00:00:00.000Z','Coupe',NULL,NULL,NULL,NULL);
CREATE TABLE "house_ingredients" ("id" TEXT PRIMARY KEY, "nameKey" TEXT NOT NULL UNIQUE,
      "version" INTEGER NOT NULL, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL, "name" TEXT NOT NULL, "description" TEXT,
      "ingredients" TEXT NOT NULL, "instructions" TEXT NOT NULL, "yieldMl" INTEGER NOT NULL, "keepsDays" INTEGER);
CREATE TABLE "image_variants" ("imageId" TEXT NOT NULL REFERENCES "images" ("id") ON DELETE CASCADE, "width" INTEGER NOT NULL, "mime" TEXT NOT NULL, "bytes" BLOB NOT NULL, PRIMARY KEY ("imageId", "width", "mime"));
CREATE TABLE "images" ("id" TEXT PRIMARY KEY, "bytes" BLOB NOT NULL, "mime" TEXT NOT NULL, "width" INTEGER NOT NULL, "height" INTEGER NOT NULL, "createdAt" TEXT NOT NULL);
INSERT INTO "images" VALUES('270b980102d1eb94388c81b8e324f062',X'524946463C000000574542505650382030000000D001009D012A0400030000C01225A00274BA01F80003B000FEF8043FFF295A0C41F1F7FFCCBCF9C45F9979FF31300000','image/webp',4,3,'2026-11-22T02:52:04.133Z');
CREATE TABLE "imports" (
    "number" INTEGER PRIMARY KEY AUTOINCREMENT,
    "state" TEXT NOT NULL,
    "fileName" TEXT NOT NULL,
    "isDryRun" BOOLEAN NOT NULL,
    "createdAt" TEXT NOT NULL,
    "startedAt" TEXT NOT NULL,
    "endedAt" TEXT,
    "rows" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "beats" INTEGER NOT NULL,
    "revision" INTEGER,
    "outcome" TEXT,
    "problem" TEXT,
    "report" TEXT,
    "reportBytes" INTEGER NOT NULL
  );
CREATE TABLE "login_attempts" ("address" TEXT PRIMARY KEY, "failures" INTEGER NOT NULL, "until" TEXT NOT NULL);
CREATE TABLE "menus" ("id" TEXT PRIMARY KEY, "nameKey" TEXT NOT NULL UNIQUE,
      "version" INTEGER NOT NULL, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL, "name" TEXT NOT NULL, "introduction" TEXT,
      "currency" TEXT NOT NULL, "sections" TEXT NOT NULL DEFAULT '[]',
      "status" TEXT NOT NULL DEFAULT 'published', "shownFrom" TEXT, "shownUntil" TEXT);
INSERT INTO "menus" VALUES('evening-menu','evening menu',1,'2026-11-20T10:00:00.000Z','2026-11-20T10:00:00.000Z','Evening menu',NULL,'EUR','[{"title":"First","drinks":[{"cocktail":"gimlet","price":"9.50"}]}]','published',NULL,NULL);
CREATE TABLE "migrations" ("name" TEXT PRIMARY KEY);
INSERT INTO "migrations" VALUES('0001-catalogue');
INSERT INTO "migrations" VALUES('0002-changes');
INSERT INTO "migrations" VALUES('0003-uniform-states');
INSERT INTO "migrations" VALUES('0004-featured-place');
INSERT INTO "migrations" VALUES('0005-bearer-sessions');
INSERT INTO "migrations" VALUES('0006-running-clock');
INSERT INTO "migrations" VALUES('0007-imports');
INSERT INTO "migrations" VALUES('0008-answers');
INSERT INTO "migrations" VALUES('0009-publication');
INSERT INTO "migrations" VALUES('0010-house-ingredients');
INSERT INTO "migrations" VALUES('0012-menus');
INSERT INTO "migrations" VALUES('0013-admin-password');
INSERT INTO "migrations" VALUES('0014-session-devices');
INSERT INTO "migrations" VALUES('0015-audit');
INSERT INTO "migrations" VALUES('0017-notes');
INSERT INTO "migrations" VALUES('0018-advert-counts');
INSERT INTO "migrations" VALUES('0021-image-alt-and-focus');
INSERT INTO "migrations" VALUES('0024-seasons');
INSERT INTO "migrations" VALUES('0025-change-sessions');
INSERT INTO "migrations" VALUES('0025-note-image');
CREATE TABLE "notes" ("id" TEXT PRIMARY KEY, "nameKey" TEXT NOT NULL UNIQUE,
      "version" INTEGER NOT NULL, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL, "name" TEXT NOT NULL, "date" TEXT NOT NULL, "story" TEXT NOT NULL,
      "cocktailId" TEXT REFERENCES "cocktails" ("id") ON DELETE RESTRICT, "image" TEXT,
      "status" TEXT NOT NULL DEFAULT 'published', "shownFrom" TEXT, "shownUntil" TEXT, "imageAlt" TEXT, "imageFocus" TEXT);
INSERT INTO "notes" VALUES('a-note','a note',1,'2026-11-20T10:00:00.000Z','2026-11-20T10:00:00.000Z','A note','2026-11-20','Told.',NULL,NULL,'published',NULL,NULL,NULL,NULL);
CREATE TABLE "sessions" ("tokenHash" TEXT PRIMARY KEY, "createdAt" TEXT NOT NULL, "expiresAt" TEXT NOT NULL, "usedAt" TEXT NOT NULL DEFAULT '', "passwordVersion" INTEGER NOT NULL DEFAULT 0, "id" TEXT NOT NULL DEFAULT '', "device" TEXT NOT NULL DEFAULT 'Unknown device');
INSERT INTO "sessions" VALUES('a','2026-11-20T10:00:00.000Z','2026-11-20T22:00:00.000Z','2026-11-20T10:00:00.000Z',0,'a','A test');
CREATE TABLE "site_clock" ("id" INTEGER PRIMARY KEY CHECK ("id" = 1), "at" TEXT NOT NULL);
INSERT INTO "site_clock" VALUES(1,'2026-11-28T17:55:21.950Z');
CREATE TABLE "spirits" ("id" TEXT PRIMARY KEY, "nameKey" TEXT NOT NULL UNIQUE, "version" INTEGER NOT NULL, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL, "name" TEXT NOT NULL, "description" TEXT);
INSERT INTO "spirits" VALUES('white-rum','white rum',1,'2026-01-01T00:00:00.000Z','2026-01-01T00:00:00.000Z','White Rum',NULL);
INSERT INTO "spirits" VALUES('gin','gin',1,'2026-01-01T00:00:00.000Z','2026-01-01T00:00:00.000Z','Gin',NULL);
CREATE TABLE "substitutions" ("id" TEXT PRIMARY KEY, "nameKey" TEXT NOT NULL UNIQUE, "version" INTEGER NOT NULL, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL, "originalIngredient" TEXT NOT NULL, "sustainableAlternative" TEXT NOT NULL, "category" TEXT NOT NULL, "description" TEXT NOT NULL, "benefits" TEXT NOT NULL, "impactReduction" INTEGER NOT NULL CHECK ("impactReduction" BETWEEN 0 AND 100), "difficulty" TEXT NOT NULL, "cost" TEXT NOT NULL, "availability" TEXT NOT NULL, "seasonality" TEXT, "recipe" TEXT, "tips" TEXT NOT NULL, "certifications" TEXT NOT NULL, "status" TEXT NOT NULL DEFAULT 'published', "shownFrom" TEXT, "shownUntil" TEXT);
INSERT INTO "substitutions" VALUES('lime','lime
verjus',1,'2026-01-01T00:00:00.000Z','2026-01-01T00:00:00.000Z','Lime','Verjus','garnish','Local.','["Near"]',40,'Easy','Lower','Common',NULL,NULL,'["Less"]','[]','published',NULL,NULL);
CREATE TABLE "write_check" ("id" INTEGER PRIMARY KEY CHECK ("id" = 1), "at" TEXT NOT NULL);
INSERT INTO "write_check" VALUES(1,'');
CREATE INDEX "cocktails_of_type" ON "cocktails" ("typeId");
CREATE INDEX "cocktails_of_glassware" ON "cocktails" ("glasswareId");
CREATE INDEX "cocktail_categories_of_item" ON "cocktail_categories" ("itemId");
CREATE INDEX "cocktail_spirits_of_item" ON "cocktail_spirits" ("itemId");
CREATE INDEX "cocktail_equipment_of_item" ON "cocktail_equipment" ("itemId");
CREATE INDEX "cocktail_garnishes_of_item" ON "cocktail_garnishes" ("itemId");
CREATE INDEX "changes_of_item" ON "changes" ("resource", "itemId");
CREATE INDEX "changes_of_import" ON "changes" ("importId");
CREATE INDEX "change_pictures_of_change" ON "change_pictures" ("revision", "ordinal");
CREATE INDEX "notes_of_cocktail" ON "notes" ("cocktailId");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('audit_entries',1);
COMMIT;
