import { method, type DrawableRecipe } from './drawable-recipe.ts';
import { tintOf } from './ingredient-tints.ts';
import { mixPours, type LiquidLook, sparkles, type Pour } from './pour.ts';

/** Shares add up to 1, bottom first. */
interface LiquidLayer extends LiquidLook {
  share: number;
}

export interface Liquid {
  layers: LiquidLayer[];
  /** Layers run into each other (a sunrise) instead of meeting at a line (a pousse-café). */
  soft: boolean;
}

const FLOAT = /\bfloat(?:s|ed|ing)?\b|back of (?:a|the) (?:\w+ )?spoon|over (?:a|the) spoon|layer/;
const SINK =
  /\bsink|\bsettle|\bsunrise|drizzle (?:in|the|\w+ )*(?:down|grenadine|cassis)|down the (?:in)?side|slowly (?:add|pour)|pour\w* (?:in )?(?:\w+ ){0,3}slowly/;
const LAYERED = /layer|pousse/;
const COMMON_WORDS = new Set(
  'fresh juice liqueur syrup top with and the ounce ice dash chilled cold water drops plus for into glass over'.split(
    ' ',
  ),
);
const SMALLEST_SHARE = 0.09;
const A_MENTIONED_POUR_ML = 3;
/** A larger layered drink has only the layers that its steps name. */
const POUSSE_CAFE_ML = 75;
const HERB = /mint|basil|shiso|lea(?:f|ves)/;

function keywords(what: string): string[] {
  return what.split(/[^a-z]+/).filter((word) => word.length > 2 && !COMMON_WORDS.has(word));
}

/** Of two rums only the one that is named most fully. */
function named(clause: string, pours: readonly Pour[]): Pour[] {
  const scored = pours
    .filter(({ ml, what }) => ml >= A_MENTIONED_POUR_ML && !HERB.test(what))
    .map((pour) => {
      const words = keywords(pour.what);
      return { pour, hits: words.filter((word) => new RegExp(`\\b${word}\\b`).test(clause)).length };
    });
  const best = Math.max(...scored.map(({ hits }) => hits), 0);
  return best === 0 ? [] : scored.filter(({ hits }) => hits === best).map(({ pour }) => pour);
}

/** What floats 'on the coffee' is not the coffee; 'it' is what the clause before names. */
function namedAround(clause: string, before: string, cue: RegExp, pours: readonly Pour[]): Pour[] {
  const at = clause.search(cue);
  if (at < 0) return [];
  const after = clause.slice(at).replace(/\b(?:on|onto|over|above) (?:the|a)\b.*/, '');
  const words = [after, clause.slice(0, at), ...(/\bit\b/.test(clause) ? [before] : []), clause];
  return words.map((text) => named(text, pours)).find((found) => found.length > 0) ?? [];
}

function toLayers(groups: readonly (readonly Pour[])[]): LiquidLayer[] {
  const volumes = groups.map((group) => group.reduce((sum, { ml }) => sum + ml, 0));
  const total = volumes.reduce((sum, volume) => sum + volume, 0) || 1;
  const shares = volumes.map((volume) => Math.max(SMALLEST_SHARE, volume / total));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return groups.map((group, index) => ({ ...mixPours(group), share: (shares[index] ?? 1) / whole }));
}

/** Deeper at the bottom, paler at the top; cola colours it all through. */
function toppedUp(pours: readonly Pour[]): Liquid | null {
  const top = pours.filter(({ what }) => sparkles(what));
  const total = pours.reduce((sum, { ml }) => sum + ml, 0);
  const share = top.reduce((sum, { ml }) => sum + ml, 0) / (total || 1);
  if (share < 0.2 || share > 0.85 || top.some(({ what }) => tintOf(what).strength > 1)) return null;
  const lean = (factorOfTop: number, factorOfRest: number) =>
    mixPours(
      pours.map((pour) => ({ ...pour, ml: pour.ml * (top.includes(pour) ? factorOfTop : factorOfRest) })),
    );
  return {
    layers: [
      { ...lean(0.3, 1), share: 0.5 },
      { ...lean(1, 0.45), share: 0.5 },
    ],
    soft: true,
  };
}

/** Bottom first: one colour when mixed, a band for each layer, a float or a sunken syrup. */
export function liquidOf(recipe: DrawableRecipe, pours: readonly Pour[]): Liquid {
  const liquids = pours.filter(({ ml }) => ml > 0);
  const bands = liquids.filter(({ ml }) => ml >= A_MENTIONED_POUR_ML);
  if (LAYERED.test(plainType(recipe)) && totalOf(bands) <= POUSSE_CAFE_ML) {
    return { layers: toLayers(bands.map((pour) => [pour])), soft: false };
  }
  const text = method(recipe);
  const clauses = text.split(/[.;:!]\s|,? then |\n/);
  const floats: Pour[][] = [];
  const sunk: Pour[] = [];
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1] ?? '';
    const free = liquids.filter((pour) => !floats.flat().includes(pour) && !sunk.includes(pour));
    if (FLOAT.test(clause)) {
      const found = namedAround(clause, before, FLOAT, free);
      if (found.length > 0 && found.length < liquids.length) floats.push(found);
    } else if (SINK.test(clause) && !/champagne|prosecco|sparkling|soda|stir(?!ring)/.test(clause)) {
      sunk.push(...namedAround(clause, before, SINK, free).filter(({ what }) => !sparkles(what)));
    }
  }
  const apart = new Set([...floats.flat(), ...sunk]);
  const base = liquids.filter((pour) => !apart.has(pour));
  if (apart.size > 0 && (base.length > 0 || floats.length > 1)) {
    const groups = [sunk, base, ...floats].filter((group) => group.length > 0);
    return { layers: toLayers(groups), soft: sunk.length > 0 || !/cream|spoon|layer|wine/.test(text) };
  }
  const shaken = /^(?:shak|blend|stir)/.test(plainType(recipe)) && !/\btop\b|fill/.test(text);
  return (shaken ? null : toppedUp(liquids)) ?? { layers: toLayers([liquids]), soft: false };
}

function plainType(recipe: DrawableRecipe): string {
  return (recipe.type ?? '').toLowerCase();
}

function totalOf(pours: readonly Pour[]): number {
  return pours.reduce((sum, { ml }) => sum + ml, 0);
}
