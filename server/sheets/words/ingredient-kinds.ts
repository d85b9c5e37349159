/** What an ingredient is in a drink, as columns are called that hold one of them. */
const KIND =
  /^(?:base|spirits?|liquors?|alcohols?|liqueurs?|modifiers?|mixers?|juices?|citrus|fruits?|sours?|acids?|sweets?|sweeteners?|syrups?|bitters?|soda|wines?|vermouths?|amaro|dairy|eggs?|herbs?|spices?|rinse|accents?|lengtheners?|float|top|topper|topping|topped|basis|sirup|saft|filler|sirop|jus|succo|sciroppo|jugo|zumo|jarabe)$/i;
/** What comes last and usually has no amount. */
const TOPPING = /^(?:mixers?|lengtheners?|float|top|topper|topping|topped|filler)$/i;
const FILLER = /^(?:the|and|or|other|extra|up|off|with|of|main|\d{1,2})$/i;

/** True for "Base", "Juice / Citrus", "Modifier 2". */
export function isKindOfIngredient(column: string): boolean {
  return areAll(column, KIND);
}

/** True for "Top with", "Mixer". */
export function isTopping(column: string): boolean {
  return areAll(column, TOPPING);
}

function areAll(column: string, kind: RegExp): boolean {
  const words = column
    .replace(/\([^()]*\)/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLER.test(word));
  return words.length > 0 && words.every((word) => kind.test(word));
}
