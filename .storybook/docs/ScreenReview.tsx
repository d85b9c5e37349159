import { useState } from 'react';
import { USUAL_CONDITIONS, type Conditions } from '../conditions.ts';
import { ScreenFrame } from '../../stories/overview/ScreenFrame.tsx';
import { SCREEN_REFERENCES } from '../../stories/overview/screen-references.ts';

const WIDTHS_PX = [375, 768, 1280] as const;
const THEMES = ['light', 'dark'] as const;

interface ScreenReviewProps {
  title: string;
  /** Such as `stories/features/home/Home.stories.tsx`. */
  storiesFile: string;
  stories: readonly { id: string; name: string }[];
}

/** One state at three widths, in frames so that media queries see the width; then every state at every width in both themes. */
export function ScreenReview({ title, storiesFile, stories }: ScreenReviewProps) {
  const [chosen, setChosen] = useState(stories[0]?.id ?? '');
  const [conditions, setConditions] = useState<Conditions>(USUAL_CONDITIONS);
  const { spec, code } = SCREEN_REFERENCES[title] ?? { spec: [], code: [] };
  return (
    <div className="sb-unstyled text-ink">
      <h2 id="spec" className="mt-8 text-section">
        What the specification says
      </h2>
      {spec.map((sentence) => (
        <blockquote key={sentence} className="mt-3 border-l-2 border-accent pl-4">
          {sentence}
        </blockquote>
      ))}
      <h2 id="code" className="mt-8 text-section">
        The code
      </h2>
      {[storiesFile, ...code.map((file) => `ui/features/${file}`)].map((file) => (
        <SourceCode key={file} file={file} />
      ))}
      <h2 id="widths" className="mt-8 text-section">
        At three widths
      </h2>
      <div className="mt-3 flex flex-wrap items-end gap-4">
        <label className="grid text-sm">
          State
          <select
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            className="rounded-sm border border-edge bg-raised p-2 text-ink"
          >
            {stories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <ConditionSwitches conditions={conditions} onChange={setConditions} />
      </div>
      <ul className="mt-4 flex gap-4 overflow-x-auto pb-4" tabIndex={0} aria-label="At three widths">
        {WIDTHS_PX.map((width) => (
          <li key={width} className="shrink-0">
            <ScreenFrame
              key={chosen + JSON.stringify(conditions)}
              id={chosen}
              name={`${width} px`}
              conditions={conditions}
              width={width}
              scale={0.5}
            />
          </li>
        ))}
      </ul>
      <h2 id="states" className="mt-8 text-section">
        Every state
      </h2>
      {stories.map(({ id, name }) => (
        <section key={id} className="mt-6" aria-label={name}>
          <h3 id={id} className="text-title">
            {name}
          </h3>
          <ul className="mt-2 flex gap-2 overflow-x-auto pb-2" tabIndex={0} aria-label={name}>
            {THEMES.flatMap((theme) =>
              WIDTHS_PX.map((width) => (
                <li key={theme + width} className="shrink-0">
                  <ScreenFrame
                    id={id}
                    name={`${theme} ${width}`}
                    conditions={{ ...USUAL_CONDITIONS, theme }}
                    width={width}
                    scale={0.14}
                  />
                </li>
              )),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

const SWITCHES = [
  ['theme', 'dark', 'light', 'Dark theme'],
  ['text', 'double', 'usual', 'Text at 200 %'],
  ['colours', 'forced', 'own', 'Forced colours'],
  ['motion', 'reduced', 'usual', 'Reduced motion'],
  ['direction', 'rtl', 'ltr', 'Right to left'],
] as const;

interface ConditionSwitchesProps {
  conditions: Conditions;
  onChange: (conditions: Conditions) => void;
}

function ConditionSwitches({ conditions, onChange }: ConditionSwitchesProps) {
  return SWITCHES.map(([name, on, off, label]) => (
    <label key={name} className="flex min-h-6 items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={conditions[name] === on}
        onChange={({ target }) => onChange({ ...conditions, [name]: target.checked ? on : off })}
      />
      {label}
    </label>
  ));
}

const SOURCES = import.meta.glob<string>(['../../ui/features/**/*.tsx', '../../stories/**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
});

/** Works in a static Storybook too. */
function SourceCode({ file }: { file: string }) {
  const [text, setText] = useState<string>();
  const load = async () => {
    const source = await SOURCES[`../../${file}`]?.();
    setText(source ?? 'There is no such file.');
  };
  return (
    <details className="mt-2" onToggle={() => void load()}>
      <summary className="min-h-6 cursor-pointer">
        <code className="text-sm wrap-anywhere">{file}</code>
      </summary>
      <pre className="mt-2 max-h-128 overflow-auto border border-hairline bg-raised p-4 text-xs" tabIndex={0}>
        {text}
      </pre>
    </details>
  );
}
