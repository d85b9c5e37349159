import { useState } from 'react';
import { USUAL_CONDITIONS, type Conditions } from '../conditions.ts';
import { ScreenFrame } from '../../stories/overview/ScreenFrame.tsx';
import { ConditionSwitches } from './ConditionSwitches.tsx';
import { SCREEN_REFERENCES } from './screen-references.ts';
import { SourceCode } from './SourceCode.tsx';

const WIDTHS_PX = [375, 768, 1280] as const;
const THEMES = ['light', 'dark'] as const;

interface ScreenReviewProps {
  /** Its place in the sidebar, such as `Screens/Home`. */
  title: string;
  /** Where its stories are written, such as `stories/features/home/Home.stories.tsx`. */
  storiesFile: string;
  stories: readonly { id: string; name: string }[];
}

/**
 * A screen for review: where it comes from; one state at three widths side by side, each in a frame of its own, so that media queries see the width; then
 * every state at every width in both themes.
 */
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
