import { foldText, nameKey } from '#openapi/names/fold-text.ts';

/** The name that a spreadsheet itself gives to a worksheet, in the languages of the header words, and names that say as little. */
const GENERIC_TAB =
  /^(?:sheet|worksheet|tabelle|tabellenblatt|blatt|feuille?|hoja|foglio|planilha|folha|blad|werkblad|arkusz|лист|시트|シート|工作表|page|tab|recipes?|cocktails?|drinks?|cards?|rezept|recette|receta|ricetta|receita|recept|przepis|рецепт|레시피|レシピ|template|copy)?[\s_.#-]*\d*$/u;
/** " (2)", as a spreadsheet calls the copy of a worksheet. */
const COPY = /\s*\(\d+\)$/;
/** A number before the name, which only keeps the worksheets in order: "07 - Negroni". */
const PLACE = /^\d{1,3}(?:\s*[.)_:–-]\s*|\s+)(?=\p{L})/u;
/** Words of titles such as "House cocktail recipe card". */
const TITLE_WORD =
  /^(?:the|our|a|cocktails?|drinks?|recipes?|specs?|specifications?|cards?|sheets?|bar|house|standard|standardi[sz]ed|menu|name|template|book|beverage|rezeptkarte|rezept|rezepte|fiche|technique|recette|ficha|receta|scheda|ricetta|karta|receptuur)$/;
/** What cards also say, and no recipe of ours holds. */
const OTHER_LABEL =
  /^(?:abv|alcohol(?: content)?|menu price|prices?|(?:total |unit |pour )?costs?|cost %|margin|profit|(?:grand |sub)?totals?|sum|yields?|serves|servings?|portions?|calories|kcal|sources?|author|bartender|created(?: by| on)?|creator|credit|date|updated|revised|version|ratings?|stars|notes?|remarks?|comments?|allergens?|prep(?:aration)? time|time|year|origin|batch(?: size)?|dilution|final volume|volume|season|status|ice|preis|kosten|summe|gesamt|portionen|prix|coût|total(?:e|es)?|precio|coste|prezzo|costo|opmerkingen|notas?|note|notizen|quelle)$/;

/** The name on a worksheet's tab, without what only tells worksheets apart; '' for the spreadsheet's own name. */
export function nameOnTab(tab: string): string {
  const name = tab.replace(COPY, '').replace(PLACE, '').trim();
  return GENERIC_TAB.test(foldText(name)) ? '' : name;
}

/** True for a tab that a spreadsheet named after another one: its name is that of the other recipe. */
export function isCopiedTab(tab: string): boolean {
  return COPY.test(tab);
}

/** True for a heading such as "Recipe card", which names no recipe. */
export function isGenericTitle(text: string): boolean {
  return foldText(text)
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || TITLE_WORD.test(word));
}

/** True for what a card says besides the recipe: "Price", "ABV:". */
export function isOtherLabel(text: string): boolean {
  return OTHER_LABEL.test(foldText(text.replace(/\s*[:：(].*$/su, '')).trim());
}

/** True when a title and the name on a tab may mean the same cocktail: they share a word. */
export function shareWord(one: string, other: string): boolean {
  const words = (text: string): string[] =>
    nameKey(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1);
  const known = words(other);
  return words(one).some((word) => known.includes(word));
}
