// Generated from openapi.yaml. Do not edit.
import type { BodySchema } from '#openapi/validation/body-schema.ts';
import type { OperationId } from './operations.ts';

/** The request bodies by the name of their schema, with every reference resolved. */
export const bodies: Record<BodyName, BodySchema> = {
 "BulkDeletion": {
  "type": "object",
  "required": [
   "resource",
   "ids"
  ],
  "additionalProperties": false,
  "properties": {
   "resource": {
    "type": "string",
    "enum": [
     "cocktails",
     "categories",
     "spirits",
     "glassware",
     "garnish",
     "equipment",
     "cocktail-types",
     "myads",
     "house-ingredients",
     "menus",
     "sustainable-substitutions"
    ],
    "x-label": "Resource",
    "x-message": "Resource is required"
   },
   "ids": {
    "type": "array",
    "minItems": 1,
    "maxItems": 10000,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "x-label": "Items",
    "x-message": "Items are required"
   }
  }
 },
 "BulkReplacement": {
  "type": "object",
  "required": [
   "resource",
   "from",
   "to"
  ],
  "additionalProperties": false,
  "properties": {
   "resource": {
    "type": "string",
    "enum": [
     "cocktails",
     "categories",
     "spirits",
     "glassware",
     "garnish",
     "equipment",
     "cocktail-types",
     "myads",
     "house-ingredients",
     "menus",
     "sustainable-substitutions"
    ],
    "x-label": "Resource",
    "x-message": "Resource is required"
   },
   "from": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "x-label": "Item",
    "x-message": "Item is required"
   },
   "to": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "x-label": "Replacement",
    "x-message": "Replacement is required"
   }
  }
 },
 "BulkUpdate": {
  "type": "object",
  "required": [
   "resource",
   "ids"
  ],
  "additionalProperties": false,
  "properties": {
   "resource": {
    "type": "string",
    "enum": [
     "cocktails",
     "categories",
     "spirits",
     "glassware",
     "garnish",
     "equipment",
     "cocktail-types",
     "myads",
     "house-ingredients",
     "menus",
     "sustainable-substitutions"
    ],
    "x-label": "Resource",
    "x-message": "Resource is required"
   },
   "ids": {
    "type": "array",
    "minItems": 1,
    "maxItems": 10000,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    },
    "x-label": "Items",
    "x-message": "Items are required"
   },
   "set": {
    "type": "object",
    "maxProperties": 50,
    "additionalProperties": {},
    "x-label": "Set"
   },
   "add": {
    "type": "object",
    "maxProperties": 20,
    "additionalProperties": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2000,
      "pattern": "^[^\\r\\n]*$"
     }
    },
    "x-label": "Add"
   },
   "remove": {
    "type": "object",
    "maxProperties": 20,
    "additionalProperties": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2000,
      "pattern": "^[^\\r\\n]*$"
     }
    },
    "x-label": "Remove"
   }
  }
 },
 "CategoryInput": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "description": {
    "type": "string",
    "minLength": 1,
    "maxLength": 4000,
    "x-label": "Description",
    "x-message": "Description is required",
    "x-import-default": "{name} cocktails."
   },
   "photo": {
    "anyOf": [
     {
      "type": "string",
      "format": "iri-reference",
      "minLength": 1,
      "maxLength": 2048,
      "pattern": "^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:\\[(?![^\\]]*:::)(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\]|[^\\s/?#\\\\@:%<>^|\"\\[\\]]+)(?::(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(?:[/?#][^\\s\\\\]*)?|/(?![/\\\\])[^\\s\\\\]*)$"
     },
     {
      "type": "null"
     }
    ],
    "x-label": "Photo",
    "x-message-invalid": "Photo must be a web address without spaces that starts with http://, https:// or, on this site, /"
   },
   "imageFocus": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 9,
    "pattern": "^(?:100|\\d{1,2})% (?:100|\\d{1,2})%$",
    "x-label": "Focal point",
    "x-message-invalid": "Focal point must be two percentages, from the left and from the top, such as 50% 20%"
   },
   "imageAlt": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 300,
    "x-label": "Alternative text"
   },
   "status": {
    "type": "string",
    "enum": [
     "published",
     "draft"
    ],
    "default": "published",
    "x-label": "Status",
    "x-hint": "While visitors do not see a category, they do not see the cocktails that have no other one either."
   },
   "shownFrom": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time",
    "x-label": "Shown from",
    "x-message-invalid": "Shown from must be a date and a time"
   },
   "shownUntil": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time",
    "x-label": "Shown until"
   }
  },
  "x-label": "category",
  "required": [
   "name",
   "description"
  ],
  "readOnly": [
   "id",
   "cocktailCount",
   "version"
  ]
 },
 "CocktailInput": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "category": {
    "type": "array",
    "minItems": 1,
    "maxItems": 20,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "x-label": "Category",
    "x-reference": {
     "resource": "categories",
     "shownBy": "name"
    },
    "x-message": "At least one category is required",
    "anyOf": [
     {
      "type": "array",
      "minItems": 1,
      "maxItems": 20,
      "items": {
       "type": "string",
       "minLength": 1,
       "maxLength": 2000,
       "pattern": "^[^\\r\\n]*$"
      }
     },
     {
      "type": "string",
      "minLength": 1,
      "maxLength": 2000,
      "pattern": "^[^\\r\\n]*$"
     }
    ]
   },
   "description": {
    "type": "string",
    "minLength": 1,
    "maxLength": 4000,
    "x-label": "Description",
    "x-message": "Description is required"
   },
   "ingredients": {
    "type": "array",
    "minItems": 1,
    "maxItems": 100,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "x-label": "Ingredients",
    "x-message": "Ingredients are required"
   },
   "instructions": {
    "type": "array",
    "minItems": 1,
    "maxItems": 100,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "x-label": "Instructions",
    "x-message": "Instructions are required"
   },
   "difficulty": {
    "type": "string",
    "enum": [
     "Simple",
     "Easy",
     "Moderate",
     "Challenging",
     "Expert"
    ],
    "x-label": "Difficulty",
    "x-message": "Difficulty is required"
   },
   "funFact": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "x-label": "Fun fact"
   },
   "videoUrl": {
    "anyOf": [
     {
      "type": "string",
      "format": "iri-reference",
      "minLength": 1,
      "maxLength": 2048,
      "pattern": "^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:\\[(?![^\\]]*:::)(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\]|[^\\s/?#\\\\@:%<>^|\"\\[\\]]+)(?::(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(?:[/?#][^\\s\\\\]*)?|/(?![/\\\\])[^\\s\\\\]*)$"
     },
     {
      "type": "null"
     }
    ],
    "x-label": "Video URL",
    "x-message-invalid": "Video URL must be a web address without spaces that starts with http://, https:// or, on this site, /"
   },
   "image": {
    "x-label": "Image",
    "anyOf": [
     {
      "type": "string",
      "format": "iri-reference",
      "minLength": 1,
      "maxLength": 2048,
      "pattern": "^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:\\[(?![^\\]]*:::)(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\]|[^\\s/?#\\\\@:%<>^|\"\\[\\]]+)(?::(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(?:[/?#][^\\s\\\\]*)?|/(?![/\\\\])[^\\s\\\\]*)$"
     },
     {
      "type": "string",
      "format": "binary",
      "x-max-bytes": 8388608,
      "x-media-types": [
       "image/jpeg",
       "image/png",
       "image/webp",
       "image/avif",
       "image/gif"
      ],
      "x-message-too-large": "A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one.",
      "x-message-empty": "The file is empty. Please choose another one.",
      "x-message-unsupported": "Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."
     },
     {
      "type": "null"
     }
    ],
    "x-message-invalid": "Image must be a web address without spaces that starts with http://, https:// or, on this site, /, or an image file"
   },
   "imageFocus": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 9,
    "pattern": "^(?:100|\\d{1,2})% (?:100|\\d{1,2})%$",
    "x-label": "Focal point",
    "x-message-invalid": "Focal point must be two percentages, from the left and from the top, such as 50% 20%"
   },
   "imageAlt": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 300,
    "x-label": "Alternative text"
   },
   "type": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 200,
    "x-label": "Technique",
    "x-reference": {
     "resource": "cocktail-types",
     "shownBy": "name"
    }
   },
   "spirits": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "default": [],
    "x-label": "Spirits",
    "x-reference": {
     "resource": "spirits",
     "shownBy": "id"
    }
   },
   "glassware": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 200,
    "x-label": "Glassware",
    "x-reference": {
     "resource": "glassware",
     "shownBy": "id"
    }
   },
   "equipment": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "default": [],
    "x-label": "Equipment",
    "x-reference": {
     "resource": "equipment",
     "shownBy": "name"
    }
   },
   "garnish": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "default": [],
    "x-label": "Garnish",
    "x-reference": {
     "resource": "garnish",
     "shownBy": "id"
    }
   },
   "allergens": {
    "type": "array",
    "maxItems": 17,
    "x-hint": "Empty, they are worked out from the lines. “None” says that it is free from all of them. What is chosen here wins over the lines.",
    "x-message-invalid": "Allergens must be those that it contains, each once, or none alone",
    "default": [],
    "items": {
     "type": "string",
     "enum": [
      "none",
      "egg",
      "milk",
      "nuts",
      "peanuts",
      "coconut",
      "gluten",
      "sulphites",
      "celery",
      "fish",
      "crustaceans",
      "molluscs",
      "soy",
      "mustard",
      "sesame",
      "lupin",
      "caffeine"
     ]
    },
    "x-label": "Allergens"
   },
   "featured": {
    "type": "boolean",
    "x-label": "Featured",
    "default": false
   },
   "status": {
    "type": "string",
    "enum": [
     "published",
     "draft"
    ],
    "default": "published",
    "x-label": "Status"
   },
   "shownFrom": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time",
    "x-label": "Shown from",
    "x-message-invalid": "Shown from must be a date and a time"
   },
   "shownUntil": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time",
    "x-label": "Shown until"
   },
   "featuredPlace": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 1,
    "maximum": 1000,
    "x-label": "Place on the home page"
   }
  },
  "x-label": "cocktail",
  "required": [
   "name",
   "category",
   "description",
   "ingredients",
   "instructions",
   "difficulty"
  ],
  "readOnly": [
   "id",
   "contains",
   "alcoholFree",
   "strength",
   "taste",
   "unknownIngredients",
   "strengthUnknownFor",
   "publishedAt",
   "version"
  ]
 },
 "CocktailTypeInput": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "x-label": "Description"
   }
  },
  "required": [
   "name"
  ],
  "x-label": "technique",
  "readOnly": [
   "id",
   "version"
  ]
 },
 "Credentials": {
  "type": "object",
  "required": [
   "password"
  ],
  "additionalProperties": true,
  "properties": {
   "password": {
    "type": "string",
    "format": "password",
    "minLength": 1,
    "maxLength": 1000,
    "x-label": "Password",
    "x-message": "Password is required"
   },
   "cookie": {
    "type": "boolean",
    "default": true,
    "x-label": "Cookie"
   }
  }
 },
 "EquipmentInput": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "x-label": "Description"
   }
  },
  "required": [
   "name"
  ],
  "x-label": "piece of equipment",
  "readOnly": [
   "id",
   "version"
  ]
 },
 "FeaturedFlag": {
  "type": "object",
  "required": [
   "featured"
  ],
  "additionalProperties": false,
  "properties": {
   "featured": {
    "type": "boolean",
    "x-label": "Featured"
   },
   "featuredPlace": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 1,
    "maximum": 1000,
    "x-label": "Place on the home page"
   }
  }
 },
 "GarnishInput": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "x-label": "Description"
   }
  },
  "required": [
   "name"
  ],
  "x-label": "garnish",
  "readOnly": [
   "id",
   "version"
  ]
 },
 "GlasswareInput": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "x-label": "Description"
   },
   "picture": {
    "anyOf": [
     {
      "type": "string",
      "format": "iri-reference",
      "minLength": 1,
      "maxLength": 2048,
      "pattern": "^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:\\[(?![^\\]]*:::)(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\]|[^\\s/?#\\\\@:%<>^|\"\\[\\]]+)(?::(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(?:[/?#][^\\s\\\\]*)?|/(?![/\\\\])[^\\s\\\\]*)$"
     },
     {
      "type": "null"
     }
    ],
    "x-label": "Picture",
    "x-message-invalid": "Picture must be a web address without spaces that starts with http://, https:// or, on this site, /"
   },
   "imageFocus": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 9,
    "pattern": "^(?:100|\\d{1,2})% (?:100|\\d{1,2})%$",
    "x-label": "Focal point",
    "x-message-invalid": "Focal point must be two percentages, from the left and from the top, such as 50% 20%"
   },
   "imageAlt": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 300,
    "x-label": "Alternative text"
   }
  },
  "x-label": "glass",
  "required": [
   "name"
  ],
  "readOnly": [
   "id",
   "version"
  ]
 },
 "HouseIngredientInput": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "x-label": "Description"
   },
   "ingredients": {
    "type": "array",
    "minItems": 1,
    "maxItems": 100,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "x-label": "Ingredients",
    "x-message": "Ingredients are required"
   },
   "instructions": {
    "type": "array",
    "minItems": 1,
    "maxItems": 100,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "x-label": "Instructions",
    "x-message": "Instructions are required"
   },
   "yieldMl": {
    "type": "integer",
    "minimum": 1,
    "maximum": 100000,
    "x-label": "Yield in ml",
    "x-message": "Yield is required"
   },
   "keepsDays": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 1,
    "maximum": 3650,
    "x-label": "Keeps for days"
   },
   "allergens": {
    "type": "array",
    "maxItems": 17,
    "x-hint": "Empty, they are worked out from the lines. “None” says that it is free from all of them. What is chosen here wins over the lines.",
    "x-message-invalid": "Allergens must be those that it contains, each once, or none alone",
    "default": [],
    "items": {
     "type": "string",
     "enum": [
      "none",
      "egg",
      "milk",
      "nuts",
      "peanuts",
      "coconut",
      "gluten",
      "sulphites",
      "celery",
      "fish",
      "crustaceans",
      "molluscs",
      "soy",
      "mustard",
      "sesame",
      "lupin",
      "caffeine"
     ]
    },
    "x-label": "Allergens"
   }
  },
  "x-label": "house ingredient",
  "required": [
   "name",
   "ingredients",
   "instructions",
   "yieldMl"
  ],
  "readOnly": [
   "id",
   "version"
  ]
 },
 "ImageUpload": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "image"
  ],
  "properties": {
   "image": {
    "type": "string",
    "format": "binary",
    "x-max-bytes": 8388608,
    "x-media-types": [
     "image/jpeg",
     "image/png",
     "image/webp",
     "image/avif",
     "image/gif"
    ],
    "x-message-too-large": "A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one.",
    "x-message-empty": "The file is empty. Please choose another one.",
    "x-message-unsupported": "Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”.",
    "x-label": "Image",
    "x-message": "Image is required"
   }
  }
 },
 "ImportInput": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "file"
  ],
  "properties": {
   "file": {
    "type": "string",
    "format": "binary",
    "x-max-bytes": 33554432,
    "x-extensions": [
     ".csv",
     ".tsv",
     ".xlsx",
     ".xls",
     ".ods"
    ],
    "x-message-too-large": "The file is larger than 32 MiB. Split it into several files.",
    "x-message-unsupported": "Please choose a .csv, .xlsx, .xls or .ods file.",
    "x-label": "File",
    "x-message": "Please select a CSV or Excel file to import",
    "x-message-missing": "No file selected"
   },
   "mapping": {
    "type": "object",
    "maxProperties": 200,
    "additionalProperties": {
     "type": "string",
     "maxLength": 200
    },
    "x-label": "Mapping"
   },
   "defaults": {
    "type": "object",
    "maxProperties": 20,
    "additionalProperties": {
     "type": "string",
     "maxLength": 4000
    },
    "x-label": "Defaults"
   },
   "worksheet": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 200,
    "x-label": "Worksheet"
   },
   "encoding": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "utf-8",
       "utf-16le",
       "utf-16be",
       "windows-1252"
      ]
     },
     {
      "type": "null"
     }
    ],
    "x-label": "Encoding"
   },
   "headerRow": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 0,
    "maximum": 1048576,
    "x-label": "Header row"
   },
   "layout": {
    "anyOf": [
     {
      "type": "string",
      "enum": [
       "table",
       "ingredientColumns",
       "drinkColumns"
      ]
     },
     {
      "type": "null"
     }
    ],
    "x-label": "Layout"
   },
   "sameItems": {
    "type": "object",
    "maxProperties": 20,
    "additionalProperties": {
     "type": "object",
     "maxProperties": 500,
     "additionalProperties": {
      "type": "string",
      "maxLength": 200
     }
    },
    "x-label": "Same items"
   },
   "takeProposals": {
    "type": "array",
    "maxItems": 2,
    "items": {
     "type": "string",
     "enum": [
      "spirits",
      "type"
     ]
    },
    "x-label": "Proposals to take"
   },
   "existing": {
    "type": "string",
    "enum": [
     "update",
     "keep",
     "copy"
    ],
    "default": "update",
    "x-label": "Recipes that exist"
   },
   "existingRows": {
    "type": "object",
    "maxProperties": 5000,
    "additionalProperties": {
     "type": "string",
     "enum": [
      "update",
      "keep",
      "copy"
     ],
     "default": "update"
    },
    "x-label": "Rows of recipes that exist"
   },
   "asDrafts": {
    "type": "boolean",
    "x-label": "As drafts"
   }
  }
 },
 "MenuInput": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "introduction": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "x-label": "Introduction"
   },
   "currency": {
    "type": "string",
    "enum": [
     "AED",
     "AFN",
     "ALL",
     "AMD",
     "AOA",
     "ARS",
     "AUD",
     "AWG",
     "AZN",
     "BAM",
     "BBD",
     "BDT",
     "BHD",
     "BIF",
     "BMD",
     "BND",
     "BOB",
     "BRL",
     "BSD",
     "BTN",
     "BWP",
     "BYN",
     "BZD",
     "CAD",
     "CDF",
     "CHF",
     "CLP",
     "CNY",
     "COP",
     "CRC",
     "CUP",
     "CVE",
     "CZK",
     "DJF",
     "DKK",
     "DOP",
     "DZD",
     "EGP",
     "ERN",
     "ETB",
     "EUR",
     "FJD",
     "FKP",
     "GBP",
     "GEL",
     "GHS",
     "GIP",
     "GMD",
     "GNF",
     "GTQ",
     "GYD",
     "HKD",
     "HNL",
     "HTG",
     "HUF",
     "IDR",
     "ILS",
     "INR",
     "IQD",
     "IRR",
     "ISK",
     "JMD",
     "JOD",
     "JPY",
     "KES",
     "KGS",
     "KHR",
     "KMF",
     "KPW",
     "KRW",
     "KWD",
     "KYD",
     "KZT",
     "LAK",
     "LBP",
     "LKR",
     "LRD",
     "LSL",
     "LYD",
     "MAD",
     "MDL",
     "MGA",
     "MKD",
     "MMK",
     "MNT",
     "MOP",
     "MRU",
     "MUR",
     "MVR",
     "MWK",
     "MXN",
     "MYR",
     "MZN",
     "NAD",
     "NGN",
     "NIO",
     "NOK",
     "NPR",
     "NZD",
     "OMR",
     "PAB",
     "PEN",
     "PGK",
     "PHP",
     "PKR",
     "PLN",
     "PYG",
     "QAR",
     "RON",
     "RSD",
     "RUB",
     "RWF",
     "SAR",
     "SBD",
     "SCR",
     "SDG",
     "SEK",
     "SGD",
     "SHP",
     "SLE",
     "SOS",
     "SRD",
     "SSP",
     "STN",
     "SVC",
     "SYP",
     "SZL",
     "THB",
     "TJS",
     "TMT",
     "TND",
     "TOP",
     "TRY",
     "TTD",
     "TWD",
     "TZS",
     "UAH",
     "UGX",
     "USD",
     "UYU",
     "UZS",
     "VES",
     "VND",
     "VUV",
     "WST",
     "XAF",
     "XCD",
     "XCG",
     "XOF",
     "XPF",
     "YER",
     "ZAR",
     "ZMW",
     "ZWG"
    ],
    "x-label": "Currency",
    "x-message": "Currency is required"
   },
   "sections": {
    "type": "array",
    "maxItems": 20,
    "items": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "title"
     ],
     "properties": {
      "title": {
       "type": "string",
       "minLength": 1,
       "maxLength": 120,
       "pattern": "^[^\\r\\n]*$",
       "x-label": "Heading",
       "x-message": "Heading is required"
      },
      "drinks": {
       "type": "array",
       "maxItems": 60,
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "cocktail"
        ],
        "properties": {
         "cocktail": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "x-label": "Cocktail",
          "x-reference": {
           "resource": "cocktails",
           "shownBy": "id"
          },
          "x-message": "Cocktail is required"
         },
         "price": {
          "type": [
           "string",
           "null"
          ],
          "format": "decimal",
          "maxLength": 12,
          "pattern": "^\\d{1,7}(?:\\.\\d{1,3})?$",
          "x-label": "Price",
          "x-message-invalid": "Price must be a number, such as 12.50"
         },
         "note": {
          "type": [
           "string",
           "null"
          ],
          "maxLength": 300,
          "x-label": "Note"
         }
        }
       },
       "default": [],
       "x-label": "Drinks"
      }
     }
    },
    "default": [],
    "x-label": "Sections"
   },
   "status": {
    "type": "string",
    "enum": [
     "published",
     "draft"
    ],
    "default": "published",
    "x-label": "Status"
   },
   "shownFrom": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time",
    "x-label": "Shown from",
    "x-message-invalid": "Shown from must be a date and a time"
   },
   "shownUntil": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time",
    "x-label": "Shown until"
   }
  },
  "x-label": "menu",
  "required": [
   "name",
   "currency"
  ],
  "readOnly": [
   "id",
   "cocktails",
   "version"
  ]
 },
 "MyAdInput": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "description": {
    "type": "string",
    "minLength": 1,
    "maxLength": 4000,
    "x-label": "Description",
    "x-message": "Description is required"
   },
   "imageUrl": {
    "type": "string",
    "format": "iri-reference",
    "minLength": 1,
    "maxLength": 2048,
    "pattern": "^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:\\[(?![^\\]]*:::)(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\]|[^\\s/?#\\\\@:%<>^|\"\\[\\]]+)(?::(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(?:[/?#][^\\s\\\\]*)?|/(?![/\\\\])[^\\s\\\\]*)$",
    "x-label": "Image URL",
    "x-message": "Image URL is required",
    "x-message-invalid": "Image URL must be a web address without spaces that starts with http://, https:// or, on this site, /"
   },
   "imageFocus": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 9,
    "pattern": "^(?:100|\\d{1,2})% (?:100|\\d{1,2})%$",
    "x-label": "Focal point",
    "x-message-invalid": "Focal point must be two percentages, from the left and from the top, such as 50% 20%"
   },
   "imageAlt": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 300,
    "x-label": "Alternative text"
   },
   "startDate": {
    "type": "string",
    "format": "date",
    "x-label": "Start date",
    "x-message": "Start date is required"
   },
   "endDate": {
    "type": "string",
    "format": "date",
    "x-label": "End date",
    "x-message": "End date is required"
   },
   "onclickLink": {
    "type": "string",
    "format": "iri-reference",
    "minLength": 1,
    "maxLength": 2048,
    "pattern": "^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:\\[(?![^\\]]*:::)(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\]|[^\\s/?#\\\\@:%<>^|\"\\[\\]]+)(?::(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(?:[/?#][^\\s\\\\]*)?|/(?![/\\\\])[^\\s\\\\]*)$",
    "x-label": "Click link",
    "x-message": "Click link is required",
    "x-message-invalid": "Click link must be a web address without spaces that starts with http://, https:// or, on this site, /"
   },
   "hoverText": {
    "type": "string",
    "minLength": 1,
    "maxLength": 300,
    "x-label": "Hover text",
    "x-message": "Hover text is required"
   }
  },
  "x-label": "advert",
  "required": [
   "name",
   "description",
   "imageUrl",
   "startDate",
   "endDate",
   "onclickLink",
   "hoverText"
  ],
  "readOnly": [
   "id",
   "version"
  ]
 },
 "PasswordChange": {
  "type": "object",
  "additionalProperties": false,
  "required": [
   "currentPassword",
   "newPassword"
  ],
  "properties": {
   "currentPassword": {
    "type": "string",
    "format": "password",
    "minLength": 1,
    "maxLength": 1000,
    "x-label": "Present password",
    "x-message": "Present password is required"
   },
   "newPassword": {
    "type": "string",
    "format": "password",
    "minLength": 12,
    "maxLength": 1000,
    "x-label": "New password",
    "x-message": "New password is required"
   }
  }
 },
 "SpiritInput": {
  "type": "object",
  "properties": {
   "name": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "description": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "x-label": "Description"
   }
  },
  "required": [
   "name"
  ],
  "x-label": "spirit",
  "readOnly": [
   "id",
   "version"
  ]
 },
 "SustainableSubstitutionInput": {
  "type": "object",
  "properties": {
   "originalIngredient": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "x-label": "Original ingredient",
    "x-message": "Original ingredient is required"
   },
   "sustainableAlternative": {
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "x-label": "Sustainable alternative",
    "x-message": "Sustainable alternative is required"
   },
   "category": {
    "type": "string",
    "enum": [
     "spirits",
     "mixers",
     "garnish",
     "syrups",
     "bitters"
    ],
    "x-label": "Category",
    "x-message": "Category is required"
   },
   "description": {
    "type": "string",
    "minLength": 1,
    "maxLength": 4000,
    "x-label": "Description",
    "x-message": "Description is required"
   },
   "benefits": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "default": [],
    "x-label": "Benefits"
   },
   "impactReduction": {
    "type": "integer",
    "minimum": 0,
    "maximum": 100,
    "x-label": "Impact reduction",
    "default": 0
   },
   "difficulty": {
    "type": "string",
    "enum": [
     "Easy",
     "Medium",
     "Hard"
    ],
    "x-label": "Difficulty",
    "default": "Easy"
   },
   "cost": {
    "type": "string",
    "enum": [
     "Lower",
     "Similar",
     "Higher"
    ],
    "x-label": "Cost",
    "default": "Similar"
   },
   "availability": {
    "type": "string",
    "enum": [
     "Common",
     "Specialty",
     "Rare"
    ],
    "x-label": "Availability",
    "default": "Common"
   },
   "seasonality": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 300,
    "x-label": "Seasonality"
   },
   "recipe": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "x-label": "Recipe"
   },
   "tips": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "default": [],
    "x-label": "Tips"
   },
   "certifications": {
    "type": "array",
    "maxItems": 50,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "default": [],
    "x-label": "Certifications"
   },
   "status": {
    "type": "string",
    "enum": [
     "published",
     "draft"
    ],
    "default": "published",
    "x-label": "Status"
   },
   "shownFrom": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time",
    "x-label": "Shown from",
    "x-message-invalid": "Shown from must be a date and a time"
   },
   "shownUntil": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time",
    "x-label": "Shown until"
   }
  },
  "x-label": "sustainable substitution",
  "x-message-taken": "There is already a swap from \"{originalIngredient}\" to \"{sustainableAlternative}\"",
  "required": [
   "originalIngredient",
   "sustainableAlternative",
   "category",
   "description"
  ],
  "readOnly": [
   "id",
   "version"
  ]
 }
};

/** The messages of rules whose property has no message of its own, and of the doubts of an import. */
export const sentences: Record<string, string> = {
 "required": "{label} is required",
 "minLength": "{label} must be at least {limit} characters",
 "maxLength": "{label} must be at most {limit} characters",
 "maxItems": "{label} must have at most {limit} entries",
 "maxProperties": "{label} must have at most {limit} entries",
 "uniqueItems": "{label} must name each entry once",
 "minimum": "{label} must be {limit} or more",
 "maximum": "{label} must be {limit} or less",
 "enum": "{label} must be one of: {values}",
 "date": "{label} must be a date such as 2026-05-31",
 "dateTime": "{label} must be a date and a time with its zone, such as 2026-05-31T19:30:00Z",
 "type": "{label} must be {type}",
 "pattern": "{label} must be one line of text",
 "characters": "{label} must not have a NUL, half of a character or the sign � for one that cannot be read",
 "notBefore": "{label} must not be earlier than {other}",
 "entry": "Each entry of {label}",
 "unknownProperty": "{label} is not a field of this request",
 "unknownParameter": "{label} is not a parameter of this address",
 "unknownReference": "{label} \"{value}\" is not in the catalogue",
 "wrong": "{label} is wrong",
 "common": "{label} must not be a common one, nor the name of the site: take four random words",
 "invalid": "{label} is not valid",
 "oneIngredient": "Only one ingredient",
 "noAmounts": "No ingredient has an amount, although those of other recipes do",
 "amountsApart": "There are more or fewer amounts than ingredients, so the amounts were left out",
 "bareAmount": "An amount stands without its ingredient",
 "noUnits": "Amounts have no unit, or are none",
 "unsureCommas": "A comma or semicolon may separate two entries or belong to one",
 "numberedLine": "Numbers within a line may separate several steps",
 "crowdedIngredient": "An ingredient line looks like several ingredients or like an instruction",
 "sameIngredient": "The same ingredient is named twice; two versions may have become one",
 "ingredientStep": "A step or a spirit looks like an ingredient with its amount",
 "manyIngredients": "More than 15 ingredients",
 "brokenList": "A list of a program could not be taken apart",
 "garbledText": "Letters look garbled; another encoding may read better",
 "dateAmount": "An amount stood in the sheet as a date and was read as a fraction",
 "unknownDate": "An amount stands in the sheet as a date",
 "shiftedRow": "A separator without quotation marks may have moved the cells of this row",
 "titleName": "The name looks like the name of a column, not like a cocktail",
 "rowsDiffer": "The rows of this recipe say different things; the first one counts",
 "columnLeftOut": "A column that was left out may hold ingredients or amounts",
 "guessedColumn": "The field of a column was guessed from its cells; confirm it or choose another",
 "cellError": "A cell holds an error of the spreadsheet, such as #N/A, and was left out",
 "hiddenRow": "The row is hidden in the workbook",
 "unknownDifficulty": "The difficulty is a word that is not known, a number or stars",
 "table": "A row for each recipe or ingredient",
 "ingredientColumns": "A column for each ingredient",
 "drinkColumns": "A column for each cocktail"
};

export type BodyName = 'BulkDeletion' | 'BulkReplacement' | 'BulkUpdate' | 'CategoryInput' | 'CocktailInput' | 'CocktailTypeInput' | 'Credentials' | 'EquipmentInput' | 'FeaturedFlag' | 'GarnishInput' | 'GlasswareInput' | 'HouseIngredientInput' | 'ImageUpload' | 'ImportInput' | 'MenuInput' | 'MyAdInput' | 'PasswordChange' | 'SpiritInput' | 'SustainableSubstitutionInput';

/** The bodies of each operation, by media type. A PATCH takes fields of the body that is named here. */
export const bodiesOfOperations: Partial<Record<OperationId, Partial<Record<MediaType, readonly BodyName[]>>>> = {
 "logIn": {
  "application/json": [
   "Credentials"
  ]
 },
 "updatePassword": {
  "application/json": [
   "PasswordChange"
  ]
 },
 "createCocktail": {
  "multipart/form-data": [
   "CocktailInput"
  ],
  "application/json": [
   "CocktailInput"
  ]
 },
 "updateCocktail": {
  "multipart/form-data": [
   "CocktailInput"
  ],
  "application/json": [
   "CocktailInput",
   "FeaturedFlag"
  ]
 },
 "patchCocktail": {
  "application/merge-patch+json": [
   "CocktailInput"
  ],
  "application/json": [
   "CocktailInput"
  ]
 },
 "importCocktails": {
  "multipart/form-data": [
   "ImportInput"
  ]
 },
 "createCategory": {
  "application/json": [
   "CategoryInput"
  ]
 },
 "updateCategory": {
  "application/json": [
   "CategoryInput"
  ]
 },
 "patchCategory": {
  "application/merge-patch+json": [
   "CategoryInput"
  ],
  "application/json": [
   "CategoryInput"
  ]
 },
 "createSpirit": {
  "application/json": [
   "SpiritInput"
  ]
 },
 "updateSpirit": {
  "application/json": [
   "SpiritInput"
  ]
 },
 "patchSpirit": {
  "application/merge-patch+json": [
   "SpiritInput"
  ],
  "application/json": [
   "SpiritInput"
  ]
 },
 "createGlassware": {
  "application/json": [
   "GlasswareInput"
  ]
 },
 "updateGlassware": {
  "application/json": [
   "GlasswareInput"
  ]
 },
 "patchGlassware": {
  "application/merge-patch+json": [
   "GlasswareInput"
  ],
  "application/json": [
   "GlasswareInput"
  ]
 },
 "createGarnish": {
  "application/json": [
   "GarnishInput"
  ]
 },
 "updateGarnish": {
  "application/json": [
   "GarnishInput"
  ]
 },
 "patchGarnish": {
  "application/merge-patch+json": [
   "GarnishInput"
  ],
  "application/json": [
   "GarnishInput"
  ]
 },
 "createEquipment": {
  "application/json": [
   "EquipmentInput"
  ]
 },
 "updateEquipment": {
  "application/json": [
   "EquipmentInput"
  ]
 },
 "patchEquipment": {
  "application/merge-patch+json": [
   "EquipmentInput"
  ],
  "application/json": [
   "EquipmentInput"
  ]
 },
 "createCocktailType": {
  "application/json": [
   "CocktailTypeInput"
  ]
 },
 "updateCocktailType": {
  "application/json": [
   "CocktailTypeInput"
  ]
 },
 "patchCocktailType": {
  "application/merge-patch+json": [
   "CocktailTypeInput"
  ],
  "application/json": [
   "CocktailTypeInput"
  ]
 },
 "createMyAd": {
  "application/json": [
   "MyAdInput"
  ]
 },
 "updateMyAd": {
  "application/json": [
   "MyAdInput"
  ]
 },
 "patchMyAd": {
  "application/merge-patch+json": [
   "MyAdInput"
  ],
  "application/json": [
   "MyAdInput"
  ]
 },
 "createHouseIngredient": {
  "application/json": [
   "HouseIngredientInput"
  ]
 },
 "updateHouseIngredient": {
  "application/json": [
   "HouseIngredientInput"
  ]
 },
 "patchHouseIngredient": {
  "application/merge-patch+json": [
   "HouseIngredientInput"
  ],
  "application/json": [
   "HouseIngredientInput"
  ]
 },
 "createMenu": {
  "application/json": [
   "MenuInput"
  ]
 },
 "updateMenu": {
  "application/json": [
   "MenuInput"
  ]
 },
 "patchMenu": {
  "application/merge-patch+json": [
   "MenuInput"
  ],
  "application/json": [
   "MenuInput"
  ]
 },
 "createSustainableSubstitution": {
  "application/json": [
   "SustainableSubstitutionInput"
  ]
 },
 "updateSustainableSubstitution": {
  "application/json": [
   "SustainableSubstitutionInput"
  ]
 },
 "patchSustainableSubstitution": {
  "application/merge-patch+json": [
   "SustainableSubstitutionInput"
  ],
  "application/json": [
   "SustainableSubstitutionInput"
  ]
 },
 "updateItems": {
  "application/json": [
   "BulkUpdate"
  ]
 },
 "replaceItemEverywhere": {
  "application/json": [
   "BulkReplacement"
  ]
 },
 "deleteItems": {
  "application/json": [
   "BulkDeletion"
  ]
 },
 "createImage": {
  "multipart/form-data": [
   "ImageUpload"
  ]
 }
};

export type MediaType = 'application/json' | 'application/merge-patch+json' | 'multipart/form-data';
