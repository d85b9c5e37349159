import { createContext, useContext, useState, type ReactNode } from 'react';
import tokens from '#ui/app/generated/tokens.json' with { type: 'json' };
import { contrast } from './contrast.ts';
import { oklch } from './oklch.ts';

interface ColourToken {
  name: string;
  usage: string;
  light: string;
  dark: string;
}
interface Described {
  $type: string;
  $value: unknown;
  $description?: string;
}

const THEMES = ['light', 'dark'] as const;
const themes = tokens as unknown as Record<(typeof THEMES)[number] | 'shared', Record<string, Described>>;

function hexOf(theme: (typeof THEMES)[number], name: string): string {
  return (themes[theme][name]?.$value as { hex?: string } | undefined)?.hex ?? '';
}

const COLOURS: ColourToken[] = Object.entries(themes.light)
  .filter(([, { $type }]) => $type === 'color')
  .map(([name, { $description = '' }]) => ({
    name,
    usage: $description,
    light: hexOf('light', name),
    dark: hexOf('dark', name),
  }));

/** Every colour with its values in both themes and its contrast to the ground; a click copies a value. */
export function ColourTokens() {
  return (
    <CopySheet>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Colours">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-hairline">
              {['Token', 'Theme', 'Hex', 'OKLCH', 'To the page', 'To raised'].map((head) => (
                <th key={head} className="py-2 pr-3">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COLOURS.flatMap((token) =>
              THEMES.map((theme) => (
                <tr key={token.name + theme} className="border-b border-hairline">
                  {theme === 'light' && (
                    <th rowSpan={2} className="py-2 pr-3 align-top">
                      <Copy text={`var(--${token.name})`} />
                      <span className="block max-w-48 text-xs font-normal text-soft">{token.usage}</span>
                    </th>
                  )}
                  <td className="py-2 pr-3">{theme}</td>
                  <td className="pr-3">
                    <span
                      aria-hidden="true"
                      style={{ background: token[theme] }}
                      className="mr-2 inline-block size-6 rounded-sm border border-edge align-middle"
                    />
                    <Copy text={token[theme]} />
                  </td>
                  <td className="pr-3">
                    <Copy text={oklch(token[theme])} />
                  </td>
                  {['page', 'raised'].map((ground) => (
                    <td key={ground} className="figures pr-3">
                      {contrast(token[theme], hexOf(theme, ground)).toFixed(1)}
                    </td>
                  ))}
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </CopySheet>
  );
}

/** Sizes, type, durations and curves, as design tools read them. */
export function SharedTokens() {
  return (
    <CopySheet>
      <dl className="text-sm">
        {Object.entries(themes.shared).map(([name, { $type, $value, $description }]) => (
          <div key={name} className="grid gap-x-4 border-b border-hairline py-2 md:grid-cols-[16rem_1fr]">
            <dt>
              <Copy text={`var(--${name})`} />
            </dt>
            <dd className="break-words">
              {valueText($value)} <span className="text-soft">{$type}</span>
              {$description && <span className="block text-xs text-soft">{$description}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </CopySheet>
  );
}

const CopyContext = createContext<(text: string) => void>(() => undefined);

/** Says which value was copied last from the sheet inside. */
function CopySheet({ children }: { children: ReactNode }) {
  const [copied, setCopied] = useState('');
  const copy = (text: string) => {
    void navigator.clipboard.writeText(text).then(() => setCopied(text));
  };
  return (
    <div className="sb-unstyled text-ink">
      <p role="status" className="min-h-6 text-sm text-soft">
        {copied && `Copied: ${copied}`}
      </p>
      <CopyContext value={copy}>{children}</CopyContext>
    </div>
  );
}

function Copy({ text }: { text: string }) {
  const copy = useContext(CopyContext);
  return (
    <button
      type="button"
      title="Copy"
      onClick={() => copy(text)}
      className="min-h-6 cursor-pointer rounded-sm text-left font-mono text-xs underline decoration-dotted"
    >
      {text}
    </button>
  );
}

function valueText(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'unit' in value) {
    const { value: amount, unit } = value as { value: number; unit: string };
    return `${amount} ${unit}`;
  }
  return Array.isArray(value) ? value.join(', ') : String(value);
}
