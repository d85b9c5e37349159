import type { GlassKind } from './glass-kind.ts';
import type { Serving } from './serving.ts';

type GarnishPlace = 'coat' | 'rim' | 'stand' | 'pick' | 'top' | 'in';

type GarnishKind =
  | 'twist'
  | 'wheel'
  | 'slice'
  | 'wedge'
  | 'shell'
  | 'pineapple'
  | 'frond'
  | 'cherry'
  | 'olive'
  | 'onion'
  | 'berry'
  | 'strawberry'
  | 'ginger'
  | 'mint'
  | 'basil'
  | 'herb'
  | 'celery'
  | 'ribbon'
  | 'cucumber'
  | 'cinnamon'
  | 'anise'
  | 'beans'
  | 'dust'
  | 'drops'
  | 'flower'
  | 'fruit'
  | 'chili'
  | 'umbrella'
  | 'straw'
  | 'pieces'
  | 'leaves'
  | 'sugarcube'
  | 'coat';

export interface GarnishMark {
  kind: GarnishKind;
  place: GarnishPlace;
  color: string;
  count?: number;
}

const IN_THE_GLASS =
  /\bdrop\w* (?:\w+ ){0,4}in(?:to)?\b|\b(?:slip|slide|tuck|sink)\w* (?:\w+ ){0,5}into\b|\bin(?:side)? the (?:glass|drink)\b/;
const CITRUS: readonly GarnishMark['kind'][] = ['twist', 'wheel', 'slice', 'wedge'];
const OPAQUE: readonly GlassKind[] = ['julep', 'copper', 'tiki'];
const NUMBERS: Record<string, number> = { two: 2, '2': 2, three: 3, '3': 3 };

/** A garnish as the steps serve it: half a wheel, in the glass, on a pick. `name` and `text` are folded by `plain`. */
export function asServed(
  mark: GarnishMark,
  name: string,
  text: string,
  glass: GlassKind,
  { ice, foam }: Serving,
): GarnishMark {
  const { kind } = mark;
  const word =
    name
      .split(' ')
      .at(-1)
      ?.replace(/(?:y|ies|s)$/, '') ?? '';
  const sentence =
    text
      .split(/[.;]/)
      .filter((part) => part.includes(word))
      .at(-1) ?? '';
  if (CITRUS.includes(kind)) {
    const isHalf = kind === 'wheel' && /\bhalf (?:an? |wheel|moon)|half ?wheel/.test(sentence);
    return {
      ...mark,
      kind: isHalf ? 'slice' : kind,
      place: IN_THE_GLASS.test(sentence) ? 'in' : mark.place,
    };
  }
  const isPicked = /\b(?:pick|skewer)/.test(sentence);
  if (kind === 'cherry') {
    // A cherry sinks; ice, foam or metal would hide it, so there it hangs on a pick, or lies on the heap.
    const isHeaped = ice === 'crushed' || ice === 'frozen';
    const isHidden = ice !== 'none' || foam !== null || OPAQUE.includes(glass);
    return { ...mark, place: !isPicked && isHeaped ? 'top' : isPicked || isHidden ? 'pick' : 'in' };
  }
  if (kind === 'berry' && !isPicked && ice !== 'none') return { ...mark, place: 'top' };
  if (mark.place !== 'pick') return mark;
  const [, number, plural] =
    new RegExp(`(?:\\b(two|three|2|3) (?:\\w+ )?)?\\b${word}(ies|s)?\\b`).exec(sentence) ?? [];
  return { ...mark, count: NUMBERS[number ?? ''] ?? (plural ? 2 : 1) };
}
