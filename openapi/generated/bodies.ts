// Generated from openapi.yaml. Do not edit.
import type { BodySchema } from '#openapi/validation/body-schema.ts';
import type { OperationId } from './operations.ts';

/** Each request body stands under the name of its schema, with every reference resolved. */
export const bodies: Record<BodyName, BodySchema> = {
 "BulkDeletion": {
  "type": "object",
  "description": "Which items are to be deleted.",
  "required": [
   "resource",
   "ids"
  ],
  "additionalProperties": false,
  "properties": {
   "resource": {
    "type": "string",
    "description": "Path segment of a resource. More may come; a client lets pass what it does not know.",
    "x-open": true,
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
    "description": "Ids or names of items; what is repeated counts once.",
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
  "description": "Which item takes the place of which.",
  "required": [
   "resource",
   "from",
   "to"
  ],
  "additionalProperties": false,
  "properties": {
   "resource": {
    "type": "string",
    "description": "Path segment of a resource. More may come; a client lets pass what it does not know.",
    "x-open": true,
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
    "description": "Id or name of the item that goes.",
    "x-label": "Item",
    "x-message": "Item is required"
   },
   "to": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "description": "Id or name of the item that takes its place.",
    "x-label": "Replacement",
    "x-message": "Replacement is required"
   }
  }
 },
 "BulkUpdate": {
  "type": "object",
  "description": "What is to be changed in many items.",
  "required": [
   "resource",
   "ids"
  ],
  "additionalProperties": false,
  "properties": {
   "resource": {
    "type": "string",
    "description": "Path segment of a resource. More may come; a client lets pass what it does not know.",
    "x-open": true,
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
    "description": "Ids or names of items; what is repeated counts once.",
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
    "description": "Fields with their new values, as the PATCH of an item takes them.",
    "maxProperties": 50,
    "additionalProperties": {
     "description": "The new value."
    },
    "x-label": "Set"
   },
   "add": {
    "type": "object",
    "description": "By field, which is a list, the entries in question; of references ids or names.",
    "maxProperties": 20,
    "additionalProperties": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "type": "string",
      "description": "One line of text.",
      "minLength": 1,
      "maxLength": 2000,
      "pattern": "^[^\\r\\n]*$"
     }
    },
    "x-label": "Add"
   },
   "remove": {
    "type": "object",
    "description": "By field, which is a list, the entries in question; of references ids or names.",
    "maxProperties": 20,
    "additionalProperties": {
     "type": "array",
     "maxItems": 100,
     "items": {
      "type": "string",
      "description": "One line of text.",
      "minLength": 1,
      "maxLength": 2000,
      "pattern": "^[^\\r\\n]*$"
     }
    },
    "x-label": "Remove"
   }
  }
 },
 "CategoryFields": {
  "type": "object",
  "description": "A category as the administrator writes it.",
  "properties": {
   "name": {
    "description": "What people call it; unique within its resource, whatever the case. A text of which nothing is seen, such as a zero-width space, counts as blank.",
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "description": {
    "description": "A few sentences about it.",
    "type": "string",
    "minLength": 1,
    "maxLength": 4000,
    "x-label": "Description",
    "x-message": "Description is required"
   },
   "photo": {
    "anyOf": [
     {
      "type": "string",
      "format": "iri-reference",
      "description": "An http or https address that browsers can read, or a path of this site without \".\" and \"..\" as its parts; below `/api/images/` the id of a picture.",
      "minLength": 1,
      "maxLength": 2048,
      "pattern": "^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:\\[(?![^\\]]*:::)(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\]|[^\\s/?#\\\\@:%<>^|\"\\[\\]]+)(?::(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(?:[/?#][^\\s\\\\]*)?|/(?![/\\\\])[^\\s\\\\]*)$",
      "not": {
       "pattern": "^/(?:[^?#]*/)?(?:\\.|%2[Ee]){1,2}(?:[/?#]|$)|^/api/images/(?![0-9a-f]{32}$)|^[Hh][Tt][Tt][Pp][Ss]?://(?!(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:[:/?#]|$))(?:[^/?#:]*\\.)?\\d+\\.?(?:[:/?#]|$)"
      }
     },
     {
      "type": "null"
     }
    ],
    "description": "Address of the photo.",
    "x-label": "Photo",
    "x-message-invalid": "Photo must be a web address that starts with http:// or https:// and has no spaces"
   },
   "imageFocus": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 9,
    "pattern": "^(?:100|\\d{1,2})% (?:100|\\d{1,2})%$",
    "description": "The point that stays in view where the picture is cropped, from the left and from the top. Null is its middle, and becomes it for a picture that takes the place of another one, as long as the request does not choose one.",
    "x-label": "Focal point",
    "x-message-invalid": "Focal point must be two percentages, from the left and from the top, such as 50% 20%"
   },
   "imageAlt": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 300,
    "description": "What the picture shows, for those who do not see it. Null where the words beside it say enough, and for a picture that takes the place of another one, as long as the request does not say what it is.",
    "x-label": "Alternative text"
   },
   "status": {
    "type": "string",
    "description": "A draft is shown to the administrator alone, and so is a cocktail all of whose categories are drafts or not shown now.",
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
    "description": "Before this moment visitors do not see it. Null for no such moment.",
    "x-label": "Shown from",
    "x-message-invalid": "Shown from must be a date and a time"
   },
   "shownUntil": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time",
    "description": "From this moment on visitors do not see it any more; not before the first one. Null for no such moment.",
    "x-not-before": "shownFrom",
    "x-label": "Shown until"
   }
  },
  "x-label": "category",
  "unevaluatedProperties": false,
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
 "CocktailFeatured": {
  "type": "object",
  "description": "The featured flag. A cocktail that is featured already stays where the home page shows it; `featuredPlace` moves it.",
  "required": [
   "featured"
  ],
  "additionalProperties": false,
  "properties": {
   "featured": {
    "type": "boolean",
    "description": "Whether the home page shows it.",
    "x-label": "Featured"
   },
   "featuredPlace": {
    "type": [
     "integer",
     "null"
    ],
    "description": "The place among the featured; what stands there and after it moves on.",
    "minimum": 1,
    "maximum": 1000,
    "x-label": "Place on the home page"
   }
  }
 },
 "CocktailFields": {
  "type": "object",
  "description": "A recipe as the administrator writes it.",
  "properties": {
   "name": {
    "description": "What people call it; unique within its resource, whatever the case. A text of which nothing is seen, such as a zero-width space, counts as blank.",
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "category": {
    "type": "array",
    "description": "Names or ids of categories, or a single one.",
    "minItems": 1,
    "maxItems": 20,
    "items": {
     "type": "string",
     "description": "One line of text.",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "x-label": "Category",
    "x-reference": {
     "resource": "categories",
     "answers": "name"
    },
    "x-message": "At least one category is required",
    "anyOf": [
     {
      "type": "array",
      "description": "Names or ids of categories.",
      "minItems": 1,
      "maxItems": 20,
      "items": {
       "type": "string",
       "description": "One line of text.",
       "minLength": 1,
       "maxLength": 2000,
       "pattern": "^[^\\r\\n]*$"
      }
     },
     {
      "type": "string",
      "description": "One line of text.",
      "minLength": 1,
      "maxLength": 2000,
      "pattern": "^[^\\r\\n]*$"
     }
    ]
   },
   "description": {
    "description": "A few sentences about it.",
    "type": "string",
    "minLength": 1,
    "maxLength": 4000,
    "x-label": "Description",
    "x-message": "Description is required"
   },
   "ingredients": {
    "type": "array",
    "description": "One line each, with the amount first; blank lines are dropped. One that names a house ingredient means it.",
    "minItems": 1,
    "maxItems": 100,
    "items": {
     "type": "string",
     "description": "One line of text.",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "x-label": "Ingredients",
    "x-message": "Ingredients are required"
   },
   "instructions": {
    "type": "array",
    "description": "One step each; blank lines are dropped.",
    "minItems": 1,
    "maxItems": 100,
    "items": {
     "type": "string",
     "description": "One line of text.",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "x-label": "Instructions",
    "x-message": "Instructions are required"
   },
   "difficulty": {
    "type": "string",
    "description": "From one star to five.",
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
    "description": "A story about it.",
    "maxLength": 4000,
    "x-label": "Fun fact"
   },
   "videoUrl": {
    "anyOf": [
     {
      "type": "string",
      "format": "iri-reference",
      "description": "An http or https address that browsers can read, or a path of this site without \".\" and \"..\" as its parts; below `/api/images/` the id of a picture.",
      "minLength": 1,
      "maxLength": 2048,
      "pattern": "^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:\\[(?![^\\]]*:::)(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\]|[^\\s/?#\\\\@:%<>^|\"\\[\\]]+)(?::(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(?:[/?#][^\\s\\\\]*)?|/(?![/\\\\])[^\\s\\\\]*)$",
      "not": {
       "pattern": "^/(?:[^?#]*/)?(?:\\.|%2[Ee]){1,2}(?:[/?#]|$)|^/api/images/(?![0-9a-f]{32}$)|^[Hh][Tt][Tt][Pp][Ss]?://(?!(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:[:/?#]|$))(?:[^/?#:]*\\.)?\\d+\\.?(?:[:/?#]|$)"
      }
     },
     {
      "type": "null"
     }
    ],
    "description": "Address of a video of its preparation.",
    "x-label": "Video URL",
    "x-message-invalid": "Video URL must be a web address that starts with http:// or https:// and has no spaces"
   },
   "image": {
    "description": "A web address, or an uploaded picture (JPEG, PNG, WebP, AVIF or GIF, 8 MiB, 40 megapixels and 20,000 pixels a side at most).",
    "x-label": "Image",
    "anyOf": [
     {
      "type": "string",
      "format": "iri-reference",
      "description": "An http or https address that browsers can read, or a path of this site without \".\" and \"..\" as its parts; below `/api/images/` the id of a picture.",
      "minLength": 1,
      "maxLength": 2048,
      "pattern": "^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:\\[(?![^\\]]*:::)(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\]|[^\\s/?#\\\\@:%<>^|\"\\[\\]]+)(?::(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(?:[/?#][^\\s\\\\]*)?|/(?![/\\\\])[^\\s\\\\]*)$",
      "not": {
       "pattern": "^/(?:[^?#]*/)?(?:\\.|%2[Ee]){1,2}(?:[/?#]|$)|^/api/images/(?![0-9a-f]{32}$)|^[Hh][Tt][Tt][Pp][Ss]?://(?!(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:[:/?#]|$))(?:[^/?#:]*\\.)?\\d+\\.?(?:[:/?#]|$)"
      }
     },
     {
      "type": "string",
      "format": "binary",
      "contentMediaType": "image/*",
      "description": "The bytes of a raster picture.",
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
    "x-message-invalid": "Image must be a web address that starts with http:// or https:// and has no spaces, or an image file"
   },
   "imageFocus": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 9,
    "pattern": "^(?:100|\\d{1,2})% (?:100|\\d{1,2})%$",
    "description": "The point that stays in view where the picture is cropped, from the left and from the top. Null is its middle, and becomes it for a picture that takes the place of another one, as long as the request does not choose one.",
    "x-label": "Focal point",
    "x-message-invalid": "Focal point must be two percentages, from the left and from the top, such as 50% 20%"
   },
   "imageAlt": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 300,
    "description": "What the picture shows, for those who do not see it. Null where the words beside it say enough, and for a picture that takes the place of another one, as long as the request does not say what it is.",
    "x-label": "Alternative text"
   },
   "type": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 200,
    "description": "How it is made.",
    "x-label": "Technique",
    "x-reference": {
     "resource": "cocktail-types",
     "answers": "name"
    }
   },
   "spirits": {
    "type": "array",
    "description": "Its spirits.",
    "maxItems": 50,
    "items": {
     "type": "string",
     "description": "One line of text.",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "default": [],
    "x-label": "Spirits",
    "x-reference": {
     "resource": "spirits",
     "answers": "id"
    }
   },
   "glassware": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 200,
    "description": "Its glass.",
    "x-label": "Glassware",
    "x-reference": {
     "resource": "glassware",
     "answers": "id"
    }
   },
   "equipment": {
    "type": "array",
    "description": "What is needed.",
    "maxItems": 50,
    "items": {
     "type": "string",
     "description": "One line of text.",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "default": [],
    "x-label": "Equipment",
    "x-reference": {
     "resource": "equipment",
     "answers": "name"
    }
   },
   "garnish": {
    "type": "array",
    "description": "Its garnishes.",
    "maxItems": 50,
    "items": {
     "type": "string",
     "description": "One line of text.",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "default": [],
    "x-label": "Garnish",
    "x-reference": {
     "resource": "garnish",
     "answers": "id"
    }
   },
   "allergens": {
    "type": "array",
    "maxItems": 17,
    "description": "Nothing is stated unless they are sent.",
    "x-hint": "Empty, they are worked out from the lines. “None” says that it is free from all of them. What is chosen here wins over the lines.",
    "x-message-invalid": "Allergens must be those that it contains, each once, or none alone",
    "default": [],
    "items": {
     "type": "string",
     "description": "An allergen that the administrator states, or `none` for none of them.",
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
    "description": "Whether the home page shows it.",
    "x-label": "Featured",
    "default": false
   },
   "status": {
    "type": "string",
    "description": "A draft is shown to the administrator alone.",
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
    "description": "Before this moment visitors do not see it. Null for no such moment.",
    "x-label": "Shown from",
    "x-message-invalid": "Shown from must be a date and a time"
   },
   "shownUntil": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time",
    "description": "From this moment on visitors do not see it any more; not before the first one. Null for no such moment.",
    "x-not-before": "shownFrom",
    "x-label": "Shown until"
   },
   "featuredPlace": {
    "type": [
     "integer",
     "null"
    ],
    "description": "The place among the featured; what stands there and after it moves on.",
    "minimum": 1,
    "maximum": 1000,
    "x-label": "Place on the home page"
   }
  },
  "x-label": "cocktail",
  "unevaluatedProperties": false,
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
   "untoldIngredients",
   "publishedAt",
   "version"
  ]
 },
 "CocktailTypeFields": {
  "type": "object",
  "description": "A technique as the administrator writes it.",
  "properties": {
   "name": {
    "description": "What people call it; unique within its resource, whatever the case. A text of which nothing is seen, such as a zero-width space, counts as blank.",
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "description": {
    "description": "A few sentences about it.",
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "x-label": "Description"
   }
  },
  "unevaluatedProperties": false,
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
  "description": "Fields beside the password mean nothing here, such as the user name that a password manager adds.",
  "required": [
   "password"
  ],
  "additionalProperties": true,
  "properties": {
   "password": {
    "type": "string",
    "format": "password",
    "description": "Compared as it is sent.",
    "minLength": 1,
    "maxLength": 1000,
    "x-label": "Password",
    "x-message": "Password is required"
   },
   "cookie": {
    "type": "boolean",
    "description": "Whether the session is also kept as a cookie. The site's own page sends false, so that a reload ends what it may do.",
    "default": true,
    "x-label": "Cookie"
   }
  }
 },
 "EquipmentFields": {
  "type": "object",
  "description": "A piece of equipment as the administrator writes it.",
  "properties": {
   "name": {
    "description": "What people call it; unique within its resource, whatever the case. A text of which nothing is seen, such as a zero-width space, counts as blank.",
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "description": {
    "description": "A few sentences about it.",
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "x-label": "Description"
   }
  },
  "unevaluatedProperties": false,
  "required": [
   "name"
  ],
  "x-label": "piece of equipment",
  "readOnly": [
   "id",
   "version"
  ]
 },
 "GarnishFields": {
  "type": "object",
  "description": "A garnish as the administrator writes it.",
  "properties": {
   "name": {
    "description": "What people call it; unique within its resource, whatever the case. A text of which nothing is seen, such as a zero-width space, counts as blank.",
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "description": {
    "description": "A few sentences about it.",
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "x-label": "Description"
   }
  },
  "unevaluatedProperties": false,
  "required": [
   "name"
  ],
  "x-label": "garnish",
  "readOnly": [
   "id",
   "version"
  ]
 },
 "GlasswareFields": {
  "type": "object",
  "description": "A glass as the administrator writes it.",
  "properties": {
   "name": {
    "description": "What people call it; unique within its resource, whatever the case. A text of which nothing is seen, such as a zero-width space, counts as blank.",
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "description": {
    "description": "A few sentences about it.",
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
      "description": "An http or https address that browsers can read, or a path of this site without \".\" and \"..\" as its parts; below `/api/images/` the id of a picture.",
      "minLength": 1,
      "maxLength": 2048,
      "pattern": "^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:\\[(?![^\\]]*:::)(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\]|[^\\s/?#\\\\@:%<>^|\"\\[\\]]+)(?::(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(?:[/?#][^\\s\\\\]*)?|/(?![/\\\\])[^\\s\\\\]*)$",
      "not": {
       "pattern": "^/(?:[^?#]*/)?(?:\\.|%2[Ee]){1,2}(?:[/?#]|$)|^/api/images/(?![0-9a-f]{32}$)|^[Hh][Tt][Tt][Pp][Ss]?://(?!(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:[:/?#]|$))(?:[^/?#:]*\\.)?\\d+\\.?(?:[:/?#]|$)"
      }
     },
     {
      "type": "null"
     }
    ],
    "description": "Address of the picture.",
    "x-label": "Picture",
    "x-message-invalid": "Picture must be a web address that starts with http:// or https:// and has no spaces"
   },
   "imageFocus": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 9,
    "pattern": "^(?:100|\\d{1,2})% (?:100|\\d{1,2})%$",
    "description": "The point that stays in view where the picture is cropped, from the left and from the top. Null is its middle, and becomes it for a picture that takes the place of another one, as long as the request does not choose one.",
    "x-label": "Focal point",
    "x-message-invalid": "Focal point must be two percentages, from the left and from the top, such as 50% 20%"
   },
   "imageAlt": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 300,
    "description": "What the picture shows, for those who do not see it. Null where the words beside it say enough, and for a picture that takes the place of another one, as long as the request does not say what it is.",
    "x-label": "Alternative text"
   }
  },
  "x-label": "glass",
  "unevaluatedProperties": false,
  "required": [
   "name"
  ],
  "readOnly": [
   "id",
   "version"
  ]
 },
 "HouseIngredientFields": {
  "type": "object",
  "description": "A house ingredient as the administrator writes it.",
  "properties": {
   "name": {
    "description": "What people call it; unique within its resource, whatever the case. A text of which nothing is seen, such as a zero-width space, counts as blank.",
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "description": {
    "description": "A few sentences about it.",
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "x-label": "Description"
   },
   "ingredients": {
    "type": "array",
    "description": "One line each, with the amount first; blank lines are dropped.",
    "minItems": 1,
    "maxItems": 100,
    "items": {
     "type": "string",
     "description": "One line of text.",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "x-label": "Ingredients",
    "x-message": "Ingredients are required"
   },
   "instructions": {
    "type": "array",
    "description": "One step each; blank lines are dropped.",
    "minItems": 1,
    "maxItems": 100,
    "items": {
     "type": "string",
     "description": "One line of text.",
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
    "description": "How much it makes, in millilitres.",
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
    "description": "How many days it keeps in the refrigerator; null where it is not told.",
    "x-label": "Keeps for days"
   },
   "allergens": {
    "type": "array",
    "maxItems": 17,
    "description": "Nothing is stated unless they are sent.",
    "x-hint": "Empty, they are worked out from the lines. “None” says that it is free from all of them. What is chosen here wins over the lines.",
    "x-message-invalid": "Allergens must be those that it contains, each once, or none alone",
    "default": [],
    "items": {
     "type": "string",
     "description": "An allergen that the administrator states, or `none` for none of them.",
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
  "unevaluatedProperties": false,
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
  "description": "A picture.",
  "additionalProperties": false,
  "required": [
   "image"
  ],
  "properties": {
   "image": {
    "type": "string",
    "format": "binary",
    "contentMediaType": "image/*",
    "description": "JPEG, PNG, WebP, AVIF or GIF, 8 MiB, 40 megapixels and 20,000 pixels a side at most.",
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
 "ImportFields": {
  "type": "object",
  "description": "A sheet and how to read it.",
  "additionalProperties": false,
  "required": [
   "file"
  ],
  "properties": {
   "file": {
    "type": "string",
    "format": "binary",
    "description": "A .csv, .xlsx, .xls or .ods file.",
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
    "description": "Column of the sheet to a `SheetFieldName`; an empty one leaves the column out.",
    "maxProperties": 200,
    "additionalProperties": {
     "type": "string",
     "maxLength": 200
    },
    "x-label": "Mapping"
   },
   "defaults": {
    "type": "object",
    "description": "Field to the value for rows that have none.",
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
    "description": "Name of the worksheet of a workbook; the one whose header names most fields without it.",
    "x-label": "Worksheet"
   },
   "encoding": {
    "anyOf": [
     {
      "type": "string",
      "description": "Encoding of a text file, by its name in the Encoding Standard.",
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
    "description": "Encoding of a text file; guessed without it.",
    "x-label": "Encoding"
   },
   "headerRow": {
    "type": [
     "integer",
     "null"
    ],
    "minimum": 0,
    "maximum": 1048576,
    "description": "Row that names the columns, 0 when there is none; found without it. The sheet is then a table.",
    "x-label": "Header row"
   },
   "layout": {
    "anyOf": [
     {
      "type": "string",
      "description": "How recipes stand in a sheet.",
      "enum": [
       "table",
       "ingredientColumns",
       "drinkColumns"
      ],
      "x-sentences": {
       "table": "A row for each recipe or ingredient",
       "ingredientColumns": "A column for each ingredient",
       "drinkColumns": "A column for each cocktail"
      }
     },
     {
      "type": "null"
     }
    ],
    "description": "How the recipes stand in the sheet, one of the `layouts` of a preview; found without it.",
    "x-label": "Layout"
   },
   "sameItems": {
    "type": "object",
    "description": "By resource, a name in the sheet to the name that is taken instead, such as one of the `sameItems` of a preview; a name for itself keeps the two apart.",
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
    "description": "The `proposals` of a preview that fill what the sheet has no column for; none is taken without it.",
    "items": {
     "type": "string",
     "description": "A field that the lines of a recipe may fill.",
     "enum": [
      "spirits",
      "type"
     ]
    },
    "x-label": "Proposals to take"
   },
   "existing": {
    "type": "string",
    "description": "What a row does whose id or name exists. `update` lays it over the recipe, `keep` leaves the recipe as it is, whatever the row says, and `copy` adds a recipe that is what `update` would have made, under the first free name of \"Negroni\", \"Negroni (2)\", \"Negroni (3)\" …, with an id of that name, and not featured unless the row says so. A row that says nothing new changes and copies nothing.\n",
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
    "description": "Number of a row, as in `existing` of a preview, to the choice for its recipe alone.",
    "maxProperties": 5000,
    "additionalProperties": {
     "type": "string",
     "description": "What a row does whose id or name exists. `update` lays it over the recipe, `keep` leaves the recipe as it is, whatever the row says, and `copy` adds a recipe that is what `update` would have made, under the first free name of \"Negroni\", \"Negroni (2)\", \"Negroni (3)\" …, with an id of that name, and not featured unless the row says so. A row that says nothing new changes and copies nothing.\n",
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
    "description": "Recipes that the import creates are drafts, whatever the sheet says. A category that it creates is one too, unless a recipe names it that is none. What exists keeps its status.",
    "x-label": "As drafts"
   }
  }
 },
 "MenuFields": {
  "type": "object",
  "description": "A menu as the administrator writes it.",
  "properties": {
   "name": {
    "description": "What people call it; unique within its resource, whatever the case. A text of which nothing is seen, such as a zero-width space, counts as blank.",
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
    "description": "What stands above its sections.",
    "x-label": "Introduction"
   },
   "currency": {
    "type": "string",
    "description": "The code of ISO 4217 for what is paid with. More may come.",
    "x-open": true,
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
    "description": "The parts of a menu, in their order.",
    "maxItems": 20,
    "items": {
     "type": "object",
     "description": "A part of a menu, written and answered alike.",
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
       "description": "Its heading.",
       "x-label": "Title",
       "x-message": "Title is required"
      },
      "drinks": {
       "type": "array",
       "description": "The cocktails of a section, in their order.",
       "maxItems": 60,
       "items": {
        "type": "object",
        "description": "A cocktail on a menu, written and answered alike.",
        "additionalProperties": false,
        "required": [
         "cocktail"
        ],
        "properties": {
         "cocktail": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "Its id; a name is taken too.",
          "x-label": "Cocktail",
          "x-reference": {
           "resource": "cocktails",
           "answers": "id"
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
          "description": "What it costs, as a decimal number with a point, so that no cent is lost; a comma is taken for the point. Null where no price is told.",
          "x-label": "Price",
          "x-message-invalid": "Price must be a number, such as 12.50"
         },
         "note": {
          "type": [
           "string",
           "null"
          ],
          "maxLength": 300,
          "description": "A line below it, such as what is in it.",
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
    "description": "A draft is shown to the administrator alone.",
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
    "description": "Before this moment visitors do not see it. Null for no such moment.",
    "x-label": "Shown from",
    "x-message-invalid": "Shown from must be a date and a time"
   },
   "shownUntil": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time",
    "description": "From this moment on visitors do not see it any more; not before the first one. Null for no such moment.",
    "x-not-before": "shownFrom",
    "x-label": "Shown until"
   }
  },
  "x-label": "menu",
  "unevaluatedProperties": false,
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
 "MyAdFields": {
  "type": "object",
  "description": "An advert as the administrator writes it.",
  "properties": {
   "name": {
    "description": "What people call it; unique within its resource, whatever the case. A text of which nothing is seen, such as a zero-width space, counts as blank.",
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "description": {
    "description": "A few sentences about it.",
    "type": "string",
    "minLength": 1,
    "maxLength": 4000,
    "x-label": "Description",
    "x-message": "Description is required"
   },
   "imageUrl": {
    "type": "string",
    "format": "iri-reference",
    "description": "Address of the picture.",
    "minLength": 1,
    "maxLength": 2048,
    "pattern": "^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:\\[(?![^\\]]*:::)(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\]|[^\\s/?#\\\\@:%<>^|\"\\[\\]]+)(?::(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(?:[/?#][^\\s\\\\]*)?|/(?![/\\\\])[^\\s\\\\]*)$",
    "not": {
     "pattern": "^/(?:[^?#]*/)?(?:\\.|%2[Ee]){1,2}(?:[/?#]|$)|^/api/images/(?![0-9a-f]{32}$)|^[Hh][Tt][Tt][Pp][Ss]?://(?!(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:[:/?#]|$))(?:[^/?#:]*\\.)?\\d+\\.?(?:[:/?#]|$)"
    },
    "x-label": "Image URL",
    "x-message": "Image URL is required",
    "x-message-invalid": "Image URL must be a web address that starts with http:// or https:// and has no spaces"
   },
   "imageFocus": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 9,
    "pattern": "^(?:100|\\d{1,2})% (?:100|\\d{1,2})%$",
    "description": "The point that stays in view where the picture is cropped, from the left and from the top. Null is its middle, and becomes it for a picture that takes the place of another one, as long as the request does not choose one.",
    "x-label": "Focal point",
    "x-message-invalid": "Focal point must be two percentages, from the left and from the top, such as 50% 20%"
   },
   "imageAlt": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 300,
    "description": "What the picture shows, for those who do not see it. Null where the words beside it say enough, and for a picture that takes the place of another one, as long as the request does not say what it is.",
    "x-label": "Alternative text"
   },
   "startDate": {
    "type": "string",
    "format": "date",
    "description": "The first day on which it is shown, in UTC.",
    "x-label": "Start date",
    "x-message": "Start date is required"
   },
   "endDate": {
    "type": "string",
    "format": "date",
    "description": "The last day on which it is shown, in UTC; not before the first.",
    "x-not-before": "startDate",
    "x-label": "End date",
    "x-message": "End date is required"
   },
   "onclickLink": {
    "type": "string",
    "format": "iri-reference",
    "description": "Where a click leads.",
    "minLength": 1,
    "maxLength": 2048,
    "pattern": "^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:\\[(?![^\\]]*:::)(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\]|[^\\s/?#\\\\@:%<>^|\"\\[\\]]+)(?::(?:\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(?:[/?#][^\\s\\\\]*)?|/(?![/\\\\])[^\\s\\\\]*)$",
    "not": {
     "pattern": "^/(?:[^?#]*/)?(?:\\.|%2[Ee]){1,2}(?:[/?#]|$)|^/api/images/(?![0-9a-f]{32}$)|^[Hh][Tt][Tt][Pp][Ss]?://(?!(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:[:/?#]|$))(?:[^/?#:]*\\.)?\\d+\\.?(?:[:/?#]|$)"
    },
    "x-label": "Click link",
    "x-message": "Click link is required",
    "x-message-invalid": "Click link must be a web address that starts with http:// or https:// and has no spaces"
   },
   "hoverText": {
    "type": "string",
    "description": "Tooltip and caption.",
    "minLength": 1,
    "maxLength": 300,
    "x-label": "Hover text",
    "x-message": "Hover text is required"
   }
  },
  "x-label": "advert",
  "unevaluatedProperties": false,
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
  "description": "The present password and the next one.",
  "additionalProperties": false,
  "required": [
   "currentPassword",
   "newPassword"
  ],
  "properties": {
   "currentPassword": {
    "type": "string",
    "format": "password",
    "description": "Compared as it is sent.",
    "minLength": 1,
    "maxLength": 1000,
    "x-label": "Present password",
    "x-message": "Present password is required"
   },
   "newPassword": {
    "type": "string",
    "format": "password",
    "description": "Taken as it is sent; no common one, nor the name of the site.",
    "minLength": 12,
    "maxLength": 1000,
    "x-label": "New password",
    "x-message": "New password is required"
   }
  }
 },
 "SpiritFields": {
  "type": "object",
  "description": "A spirit as the administrator writes it.",
  "properties": {
   "name": {
    "description": "What people call it; unique within its resource, whatever the case. A text of which nothing is seen, such as a zero-width space, counts as blank.",
    "type": "string",
    "minLength": 1,
    "maxLength": 120,
    "pattern": "^[^\\r\\n]*$",
    "x-label": "Name",
    "x-message": "Name is required"
   },
   "description": {
    "description": "A few sentences about it.",
    "type": [
     "string",
     "null"
    ],
    "maxLength": 4000,
    "x-label": "Description"
   }
  },
  "unevaluatedProperties": false,
  "required": [
   "name"
  ],
  "x-label": "spirit",
  "readOnly": [
   "id",
   "version"
  ]
 },
 "SustainableSubstitutionFields": {
  "type": "object",
  "description": "A swap as the administrator writes it.",
  "properties": {
   "originalIngredient": {
    "type": "string",
    "description": "What is replaced.",
    "minLength": 1,
    "maxLength": 120,
    "x-label": "Original ingredient",
    "x-message": "Original ingredient is required"
   },
   "sustainableAlternative": {
    "type": "string",
    "description": "What replaces it.",
    "minLength": 1,
    "maxLength": 120,
    "x-label": "Sustainable alternative",
    "x-message": "Sustainable alternative is required"
   },
   "category": {
    "type": "string",
    "description": "What kind of ingredient is replaced.",
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
    "description": "A few sentences about it.",
    "type": "string",
    "minLength": 1,
    "maxLength": 4000,
    "x-label": "Description",
    "x-message": "Description is required"
   },
   "benefits": {
    "type": "array",
    "description": "What speaks for it.",
    "maxItems": 50,
    "items": {
     "type": "string",
     "description": "One line of text.",
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
    "description": "Percent of carbon saved.",
    "x-label": "Impact reduction",
    "default": 0
   },
   "difficulty": {
    "type": "string",
    "description": "How hard the swap is.",
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
    "description": "What it costs compared with the original.",
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
    "description": "How easily it is found.",
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
    "description": "When it is to be had.",
    "maxLength": 300,
    "x-label": "Seasonality"
   },
   "recipe": {
    "type": [
     "string",
     "null"
    ],
    "description": "How it is used.",
    "maxLength": 4000,
    "x-label": "Recipe"
   },
   "tips": {
    "type": "array",
    "description": "What to mind.",
    "maxItems": 50,
    "items": {
     "type": "string",
     "description": "One line of text.",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "default": [],
    "x-label": "Tips"
   },
   "certifications": {
    "type": "array",
    "description": "Its seals.",
    "maxItems": 50,
    "items": {
     "type": "string",
     "description": "One line of text.",
     "minLength": 1,
     "maxLength": 2000,
     "pattern": "^[^\\r\\n]*$"
    },
    "default": [],
    "x-label": "Certifications"
   },
   "status": {
    "type": "string",
    "description": "A draft is shown to the administrator alone.",
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
    "description": "Before this moment visitors do not see it. Null for no such moment.",
    "x-label": "Shown from",
    "x-message-invalid": "Shown from must be a date and a time"
   },
   "shownUntil": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time",
    "description": "From this moment on visitors do not see it any more; not before the first one. Null for no such moment.",
    "x-not-before": "shownFrom",
    "x-label": "Shown until"
   }
  },
  "x-label": "sustainable substitution",
  "x-identity": [
   "originalIngredient",
   "sustainableAlternative"
  ],
  "unevaluatedProperties": false,
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

/** The messages serve the rules whose property has none of its own, and the doubts of an import. */
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
 "notBefore": "{label} must not be before the {other}",
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

export type BodyName = 'BulkDeletion' | 'BulkReplacement' | 'BulkUpdate' | 'CategoryFields' | 'CocktailFeatured' | 'CocktailFields' | 'CocktailTypeFields' | 'Credentials' | 'EquipmentFields' | 'GarnishFields' | 'GlasswareFields' | 'HouseIngredientFields' | 'ImageUpload' | 'ImportFields' | 'MenuFields' | 'MyAdFields' | 'PasswordChange' | 'SpiritFields' | 'SustainableSubstitutionFields';

/** Each operation lists the bodies that it may take, by media type. A PATCH takes fields of the body that is named here. */
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
   "CocktailFields"
  ],
  "application/json": [
   "CocktailFields"
  ]
 },
 "updateCocktail": {
  "multipart/form-data": [
   "CocktailFields"
  ],
  "application/json": [
   "CocktailFields",
   "CocktailFeatured"
  ]
 },
 "patchCocktail": {
  "application/merge-patch+json": [
   "CocktailFields"
  ],
  "application/json": [
   "CocktailFields"
  ]
 },
 "importCocktails": {
  "multipart/form-data": [
   "ImportFields"
  ]
 },
 "createCategory": {
  "application/json": [
   "CategoryFields"
  ]
 },
 "updateCategory": {
  "application/json": [
   "CategoryFields"
  ]
 },
 "patchCategory": {
  "application/merge-patch+json": [
   "CategoryFields"
  ],
  "application/json": [
   "CategoryFields"
  ]
 },
 "createSpirit": {
  "application/json": [
   "SpiritFields"
  ]
 },
 "updateSpirit": {
  "application/json": [
   "SpiritFields"
  ]
 },
 "patchSpirit": {
  "application/merge-patch+json": [
   "SpiritFields"
  ],
  "application/json": [
   "SpiritFields"
  ]
 },
 "createGlassware": {
  "application/json": [
   "GlasswareFields"
  ]
 },
 "updateGlassware": {
  "application/json": [
   "GlasswareFields"
  ]
 },
 "patchGlassware": {
  "application/merge-patch+json": [
   "GlasswareFields"
  ],
  "application/json": [
   "GlasswareFields"
  ]
 },
 "createGarnish": {
  "application/json": [
   "GarnishFields"
  ]
 },
 "updateGarnish": {
  "application/json": [
   "GarnishFields"
  ]
 },
 "patchGarnish": {
  "application/merge-patch+json": [
   "GarnishFields"
  ],
  "application/json": [
   "GarnishFields"
  ]
 },
 "createEquipment": {
  "application/json": [
   "EquipmentFields"
  ]
 },
 "updateEquipment": {
  "application/json": [
   "EquipmentFields"
  ]
 },
 "patchEquipment": {
  "application/merge-patch+json": [
   "EquipmentFields"
  ],
  "application/json": [
   "EquipmentFields"
  ]
 },
 "createCocktailType": {
  "application/json": [
   "CocktailTypeFields"
  ]
 },
 "updateCocktailType": {
  "application/json": [
   "CocktailTypeFields"
  ]
 },
 "patchCocktailType": {
  "application/merge-patch+json": [
   "CocktailTypeFields"
  ],
  "application/json": [
   "CocktailTypeFields"
  ]
 },
 "createMyAd": {
  "application/json": [
   "MyAdFields"
  ]
 },
 "updateMyAd": {
  "application/json": [
   "MyAdFields"
  ]
 },
 "patchMyAd": {
  "application/merge-patch+json": [
   "MyAdFields"
  ],
  "application/json": [
   "MyAdFields"
  ]
 },
 "createHouseIngredient": {
  "application/json": [
   "HouseIngredientFields"
  ]
 },
 "updateHouseIngredient": {
  "application/json": [
   "HouseIngredientFields"
  ]
 },
 "patchHouseIngredient": {
  "application/merge-patch+json": [
   "HouseIngredientFields"
  ],
  "application/json": [
   "HouseIngredientFields"
  ]
 },
 "createMenu": {
  "application/json": [
   "MenuFields"
  ]
 },
 "updateMenu": {
  "application/json": [
   "MenuFields"
  ]
 },
 "patchMenu": {
  "application/merge-patch+json": [
   "MenuFields"
  ],
  "application/json": [
   "MenuFields"
  ]
 },
 "createSustainableSubstitution": {
  "application/json": [
   "SustainableSubstitutionFields"
  ]
 },
 "updateSustainableSubstitution": {
  "application/json": [
   "SustainableSubstitutionFields"
  ]
 },
 "patchSustainableSubstitution": {
  "application/merge-patch+json": [
   "SustainableSubstitutionFields"
  ],
  "application/json": [
   "SustainableSubstitutionFields"
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
