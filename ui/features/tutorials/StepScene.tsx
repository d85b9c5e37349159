import { useId } from 'react';
import { SHELF_Y, STEP_SCENES, type SceneShape } from './step-scenes.ts';
import type { TutorialStep } from './tutorials.ts';
import './step-scene.css';

export type SceneMotion = 'running' | 'paused' | 'still';

/** Each step needs another `key`, so that its motion starts again. */
export function StepScene({
  step: [scene, durationMs],
  motion,
}: {
  step: TutorialStep;
  motion: SceneMotion;
}) {
  return (
    <svg
      viewBox="0 0 240 200"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-motion={motion}
      ref={customProperty('--step-ms', durationMs)}
      className="step-scene size-full overflow-visible"
    >
      <path d={`M16 ${SHELF_Y}H224`} strokeWidth="1.5" opacity="0.3" />
      {STEP_SCENES[scene].map((shape, index) => (
        <Shape key={index} shape={shape} />
      ))}
    </svg>
  );
}

function Shape({ shape }: { shape: SceneShape }) {
  const { d, fill, isDrink, isFlat, width, dash, transform, inside, motion, afterMs } = shape;
  const id = useId();
  return (
    <g transform={transform}>
      {inside !== undefined && (
        <clipPath id={id}>
          <path d={inside} />
        </clipPath>
      )}
      <g clipPath={inside === undefined ? undefined : `url(#${id})`}>
        <path
          d={d}
          data-fill={fill}
          stroke={isFlat ? 'none' : isDrink ? 'var(--drink)' : undefined}
          strokeWidth={width}
          strokeDasharray={dash}
          className={motion && `scene-${motion}`}
          ref={customProperty('--delay', afterMs ?? 0)}
        />
      </g>
    </g>
  );
}

/** A ref sets the property, since the Content-Security-Policy forbids style attributes. */
function customProperty(name: `--${string}`, ms: number) {
  return (element: SVGElement | null): void => element?.style.setProperty(name, `${ms}ms`);
}
