export interface Conditions {
  theme: 'light' | 'dark';
  text: 'usual' | 'double';
  colours: 'own' | 'forced';
  motion: 'usual' | 'reduced';
  direction: 'ltr' | 'rtl';
}

export const USUAL_CONDITIONS: Conditions = {
  theme: 'light',
  text: 'usual',
  colours: 'own',
  motion: 'usual',
  direction: 'ltr',
};

const SYSTEM_COLOURS = `
  html * { color: CanvasText !important; background-color: Canvas !important; border-color: CanvasText !important;
    box-shadow: none !important; text-shadow: none !important; }
  html a, html a * { color: LinkText !important; }
  html button, html select, html input, html textarea { color: ButtonText !important; border-color: ButtonText !important; }
  html svg, html svg * { background-color: transparent !important; }
`;

/** A page cannot ask the browser for forced colours or less motion, so its own rules for them are switched on, with the system's colours over it. */
export function applyConditions({ theme, text, colours, motion, direction }: Conditions): void {
  const { classList, style } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  style.fontSize = text === 'double' ? '200%' : '';
  document.documentElement.dir = direction;
  setMedia('forced-colors: active', colours === 'forced');
  setMedia('prefers-reduced-motion: reduce', motion === 'reduced');
  const id = 'forced-colours';
  document.getElementById(id)?.remove();
  if (colours !== 'forced') return;
  const sheet = Object.assign(document.createElement('style'), { id, textContent: SYSTEM_COLOURS });
  document.head.append(sheet);
}

const switched = new Map<CSSMediaRule, string>();

/** Makes the rules of a media query hold, or gives them back. */
function setMedia(feature: string, isOn: boolean): void {
  for (const [rule, text] of switched) {
    if (!text.includes(feature)) continue;
    rule.media.mediaText = text;
    switched.delete(rule);
  }
  if (!isOn) return;
  for (const rule of mediaRules([...document.styleSheets].flatMap(rulesOf))) {
    const { mediaText } = rule.media;
    if (!mediaText.includes(feature)) continue;
    switched.set(rule, mediaText);
    rule.media.mediaText = mediaText.replace(`(${feature})`, '(min-width: 0px)');
  }
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // A sheet of another origin does not show its rules.
    return [];
  }
}

function mediaRules(rules: CSSRule[]): CSSMediaRule[] {
  return rules.flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule
      ? mediaRules([...rule.cssRules])
      : []),
  ]);
}

/** For the address of a story. */
export function globalsOf(conditions: Conditions): string {
  return Object.entries(conditions)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
