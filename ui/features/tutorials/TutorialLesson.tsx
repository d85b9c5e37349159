import { Badge } from '#ui/components/Badge.tsx';
import { ArrowRightIcon } from '#ui/components/icons.tsx';
import { Link } from '#ui/components/Link.tsx';
import { ClockIcon } from './lesson-icons.tsx';
import { StepPlayer } from './StepPlayer.tsx';
import { collectionPath } from '#ui/lib/pages/page-paths.ts';
import { EFFORT_TONES } from '#ui/lib/words/difficulty.ts';
import type { Tutorial } from './tutorials.ts';
import { LessonNotes } from './LessonNotes.tsx';
import { usePlayback } from './usePlayback.ts';

export function TutorialLesson({ technique, tutorial }: { technique: string; tutorial: Tutorial }) {
  const { description, duration, difficulty, steps, drink } = tutorial;
  const durationsMs = steps.map(([, durationMs]) => durationMs);
  const shownSeconds = Math.round(durationsMs.reduce((sum, ms) => sum + ms, 0) / 1000);
  const playback = usePlayback(durationsMs);
  return (
    <div
      className={`grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-x-20 print:block ${drink}`}
    >
      <article aria-labelledby="lesson">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-ink pt-4 text-sm text-soft">
          <h2 id="lesson" className="text-section text-ink">
            {technique}
          </h2>
          <Badge tone={EFFORT_TONES[difficulty]}>{difficulty}</Badge>
          <span className="inline-flex items-center gap-1.5">
            <ClockIcon width="1em" height="1em" />
            {duration}
          </span>
        </header>
        <StepPlayer steps={steps} playback={playback} />
        <p className="mt-8 max-w-prose text-soft">{description}</p>
        <p className="mt-3 text-sm text-soft">{`Takes ${duration} at the bar, and is shown in ${shownSeconds} seconds.`}</p>
        <p className="mt-4">
          <Link
            to={collectionPath('type', technique)}
            className="inline-flex min-h-6 items-center gap-2 text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            Our recipes made this way <ArrowRightIcon width="1em" height="1em" />
          </Link>
        </p>
      </article>
      <LessonNotes tutorial={tutorial} playback={playback} />
    </div>
  );
}
