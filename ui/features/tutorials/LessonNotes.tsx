import { useId, type ReactNode } from 'react';
import { CheckIcon } from '#ui/components/icons.tsx';
import type { Playback } from './usePlayback.ts';
import type { Tutorial } from './tutorials.ts';

interface LessonNotesProps {
  tutorial: Tutorial;
  playback: Playback;
}

export function LessonNotes({ tutorial: { equipment, tips, steps }, playback }: LessonNotesProps) {
  const lists = [
    ['Equipment Needed', equipment],
    ['Pro Tips', tips],
  ] as const;
  const done = playback.isFinished ? steps.length : playback.stepIndex;
  return (
    <div className="grid content-start gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-1">
      <Note title="Tutorial Steps">
        <ol>
          {steps.map(([, , instruction], index) => (
            <li
              key={index}
              aria-current={index === playback.stepIndex ? 'step' : undefined}
              className="group flex gap-3 border-b border-hairline py-2.5 text-sm text-soft aria-[current]:font-semibold aria-[current]:text-ink"
            >
              <span
                aria-hidden="true"
                className="figures flex size-6 shrink-0 items-center justify-center rounded-full border border-hairline text-xs group-aria-[current]:border-accent group-aria-[current]:bg-accent group-aria-[current]:text-on-accent"
              >
                {index < done ? <CheckIcon width="0.9em" height="0.9em" /> : index + 1}
              </span>
              <span>
                {index < done && <span className="sr-only">Done: </span>}
                {instruction}
              </span>
            </li>
          ))}
        </ol>
      </Note>
      <div className="grid content-start gap-y-10">
        {lists.map(([title, items]) => (
          <Note key={title} title={title}>
            <ul>
              {items.map((item) => (
                <li key={item} className="border-b border-hairline py-2.5 text-sm">
                  {item}
                </li>
              ))}
            </ul>
          </Note>
        ))}
      </div>
    </div>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="border-b border-ink pb-3 text-title">
        {title}
      </h3>
      {children}
    </section>
  );
}
