/** Of the Design Tokens Community Group (DTCG, 2025.10). */
interface TokenGroup {
  [name: string]: TokenGroup | Token;
}
export interface Token {
  $type: 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'fontFamily' | 'fontWeight' | 'number';
  $value: unknown;
  $description?: string;
}

const BYTE = 255;
/** In `@theme`, by the beginning of their names. */
const SIZES = ['text', 'radius', 'breakpoint', 'container', 'tracking', 'spacing'];

/** Of ui/app/tokens.css: colours by theme, and what both themes share. */
export function designTokens(css: string): TokenGroup {
  const light = themeOf(blockOf(css, ':root'));
  // The dark theme has the light one's colours unless it sets its own.
  const dark = { ...light, ...themeOf(blockOf(css, '.dark'), usages(blockOf(css, ':root'))) };
  return { light, dark, shared: sharedOf(blockOf(css, '@theme')) };
}

interface Declaration {
  name: string;
  value: string;
  usage: string | undefined;
}

/** With the comment behind each declaration, up to the first rule within the block. */
function blockOf(css: string, selector: string): Declaration[] {
  const [, block = ''] = `\n${css}`.split(`\n${selector} {`);
  const [body = ''] = block.split('\n}');
  return [...body.matchAll(/^ {2}--([\w-]+): ([^;]+);(?: \/\* (.+) \*\/)?$/gm)].map(
    ([, name = '', value = '', usage]) => ({ name, value, usage }),
  );
}

function usages(declarations: Declaration[]): Map<string, string | undefined> {
  return new Map(declarations.map(({ name, usage }) => [name, usage]));
}

function themeOf(declarations: Declaration[], known = usages(declarations)): TokenGroup {
  return Object.fromEntries(
    declarations.flatMap(({ name, value }) => {
      const token = colourToken(value) ?? shareToken(value);
      const usage = known.get(name);
      return token ? [[name, { ...token, ...(usage && { $description: usage }) }]] : [];
    }),
  );
}

function sharedOf(declarations: Declaration[]): TokenGroup {
  return Object.fromEntries(
    declarations.flatMap(({ name, value }) => {
      const token = name.endsWith('--line-height')
        ? ({ $type: 'number', $value: Number(value) } as const)
        : (sizeToken(name, value) ?? otherToken(name, value));
      return token ? [[name, token]] : [];
    }),
  );
}

function colourToken(value: string): Token | null {
  const [, hex] = /^#([\da-f]{6})$/.exec(value) ?? [];
  const [, bytes, alpha] = /^rgb\(([\d ]+) \/ ([\d.]+)\)$/.exec(value) ?? [];
  const channels = hex
    ? (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16))
    : bytes?.split(' ').map(Number);
  if (!channels) return null;
  const components = channels.map((channel) => Number((channel / BYTE).toFixed(4)));
  const written = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  const colour = {
    colorSpace: 'srgb',
    components,
    ...(alpha && { alpha: Number(alpha) }),
    hex: `#${written}`,
  };
  return { $type: 'color', $value: colour };
}

function shareToken(value: string): Token | null {
  const [, percent] = /^(\d+)%$/.exec(value) ?? [];
  return percent === undefined ? null : { $type: 'number', $value: Number(percent) / 100 };
}

/** The format cannot say a size that grows with the window in one value. */
function sizeToken(name: string, value: string): Token | null {
  if (!SIZES.some((family) => name === family || name.startsWith(`${family}-`))) return null;
  const [, least, , most] = /^clamp\((\S+), (.+), (\S+)\)$/.exec(value) ?? [];
  const size = dimension(most ?? value);
  if (!size) return null;
  return {
    $type: 'dimension',
    $value: size,
    ...(least && { $description: `At least ${least}, and grows with the window: ${value}` }),
  };
}

function dimension(text: string): { value: number; unit: string } | null {
  const [, amount, unit = ''] = /^(-?[\d.]+)(px|rem|em)$/.exec(text) ?? [];
  return amount === undefined || unit === 'em' ? null : { value: Number(amount), unit };
}

function otherToken(name: string, value: string): Token | null {
  const [, milliseconds] = /^(\d+)ms$/.exec(value) ?? [];
  if (milliseconds) return { $type: 'duration', $value: { value: Number(milliseconds), unit: 'ms' } };
  const [, curve] = /^cubic-bezier\((.+)\)$/.exec(value) ?? [];
  if (curve) return { $type: 'cubicBezier', $value: curve.split(', ').map(Number) };
  if (/^font-(?:heading|text|mono)$/.test(name))
    return { $type: 'fontFamily', $value: value.split(', ').map((family) => family.replaceAll("'", '')) };
  if (name.startsWith('font-weight-') && Number(value)) return { $type: 'fontWeight', $value: Number(value) };
  return null;
}
