import { ingredientHead, readIngredientLine, type IngredientLine } from '../lines/ingredient-line.ts';
import { foldLine } from '#openapi/names/fold-text.ts';
import { isFizz } from '../volume.ts';

/** These steps are done to each glass, or make something ready before the mixing, so that a jug's recipe has them too. */
const FINISHES =
  /\bgarnish|\bexpress|\btwist\b|\bgrate\b|\bstraw\b|\brim\b|\bset \w+ (?:coffee )?beans|^top\b|\btop (?:up |slowly |it )?with\b|\bslip\b|\bsqueeze\b/;
const PREPARES = /^for the [^,]*,|\bfreezer\b|\bchill (?:a|the) |\bpull the espresso/;
const HELD_BACK = /\bfloat|\bdrizzle|\bsinks?\b/;
const RINSES = /\brins(?:e|ing)\b|\bcoat\b.*\bdiscard/;
const MIXES =
  /\bshak|\bstir|\bmixing glass|\bmuddl|\bpress|\bcrush|\bblend|\bstrain|\bice\b(?!.cream)|\bpour|\badd\b|\bcombine|\bput\b|\bturn\b/;

const COMMON = new Set(
  'fresh freshly the and cold chilled hot dry heavy white black dark light aged simple rich old of'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  (foldLine(ingredientHead(readIngredientLine(text).thing)).match(/[\p{L}]{3,}/gu) ?? []).filter(
    (word) => !COMMON.has(word),
  );

/** Tells whether a step is done to each glass by itself, however many are made. `folded` is a step as `foldLine` gives it. */
export const isForEachGlass = (folded: string): boolean => FINISHES.test(folded) || isHeldBack(folded);

const isHeldBack = (step: string): boolean => HELD_BACK.test(step) || RINSES.test(step);

export function isHerb(text: string): boolean {
  const { amount, thing } = readIngredientLine(text);
  const isLeaf = /^(?:leaf|sprig)$/.test(amount?.unit.name ?? '');
  return isLeaf || /\b(?:lea(?:f|ves)|sprigs?)$/iu.test(ingredientHead(thing));
}

/**
 * Divides the lines. Lines that sparkle or top up wait for the glasses, and so do those that a step floats, drizzles, sinks or rinses with.
 */
export function jugLines(
  ingredients: readonly string[],
  instructions: readonly string[],
): { mixed: string[]; perGlass: string[] } {
  const steps = instructions.map(foldLine).filter(isHeldBack);
  const words = ingredients.map(wordsOf);
  const waits = (text: string, index: number): boolean => {
    if (isFizz(text) || isHerb(text)) return isFizz(text);
    const others = words.filter((_, other) => other !== index).flat();
    const own = (words[index] ?? []).filter((word) => !others.includes(word));
    return steps.some((step) => own.some((word) => step.includes(word)));
  };
  const mixed = ingredients.filter((text, index) => !waits(text, index));
  return { mixed, perGlass: ingredients.filter((text) => !mixed.includes(text)) };
}

const LIST = new Intl.ListFormat('en-GB');

const isCut = ({ text }: IngredientLine): boolean => /\b(?:cut|muddled|quartered|halved)\b/iu.test(text);

export interface JugPlan {
  mixed: readonly string[];
  instructions: readonly string[];
  way: 'stirred' | 'shaken' | 'built';
  water: string | null;
  perGlass: string;
}

const MIXED_IN: Record<JugPlan['way'], string> = {
  stirred: 'Stir well, without ice.',
  shaken: 'Close the jug, or fill bottles, and shake hard for 15 seconds, without ice.',
  built: 'Stir well, without ice.',
};

/** Returns the steps of a jug. It is mixed ahead without ice, chilled, and finished glass by glass as the recipe finishes one. */
export function jugSteps({ mixed, instructions, way, water, perGlass }: JugPlan): string[] {
  const lines = mixed.map(readIngredientLine);
  const pressed = lines.filter(isCut).map(({ thing }) => ingredientHead(thing));
  const poured = lines.filter((line) => !isCut(line)).map(({ thing }) => ingredientHead(thing));
  const folded = instructions.map(foldLine);
  const isOwn = folded.map((step) => isForEachGlass(step) || PREPARES.test(step) || !MIXES.test(step));
  const firstMixed = isOwn.indexOf(false);
  const isBefore = folded.map((step, index) => index < firstMixed || RINSES.test(step));
  const sweet = /\b(?:sugar|honey)\b(?! syrup|-)/iu.test(poured.join(' '))
    ? ' Go on until the sweetness is dissolved.'
    : '';
  const overIce = folded.some(
    (step) => /\b(?:over|with|add)\b[^.]*\bice\b/.test(step) && !/shak|mixing glass|\bstir with/.test(step),
  );
  const ice =
    way === 'built' ? ', over fresh ice, and stir until it is cold' : overIce ? ', over fresh ice' : '';
  const again = way === 'shaken' ? 'Shake' : 'Stir';
  const strain = pressed.length > 0 && way !== 'built' ? ' through a fine strainer' : '';
  return [
    ...instructions.filter((_, index) => isOwn[index] && isBefore[index]),
    ...(pressed.length > 0 ? [`Press the ${LIST.format(pressed)} gently in the bottom of a large jug.`] : []),
    `Pour the ${LIST.format(poured)} into ${pressed.length > 0 ? 'the' : 'a large'} jug${water === null ? '' : `, and add ${water} water in the place of melting ice`}.`,
    `${MIXED_IN[way]}${sweet}`,
    'Chill it in the refrigerator for two hours, until it is very cold.',
    `${again} once more and pour ${perGlass}${strain} into each chilled glass${ice}.`,
    ...instructions.filter((_, index) => isOwn[index] && !isBefore[index]),
  ];
}
