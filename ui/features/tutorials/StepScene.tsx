import { customProperty } from './custom-property.ts';
import type { TutorialStep } from './tutorials.ts';
import { SHELF_Y } from './scene-parts.tsx';
import { STEP_SCENES } from './step-scenes.tsx';
import './step-scene.css';

export type SceneMotion = 'running' | 'paused' | 'still';

interface StepSceneProps {
  step: TutorialStep;
  motion: SceneMotion;
}

/** Decoration. Give it a key for each step. */
export function StepScene({ step, motion }: StepSceneProps) {
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
      ref={customProperty('--step-ms', `${step.durationMs}ms`)}
      className="step-scene size-full"
    >
      <path d={`M16 ${SHELF_Y}H224`} strokeWidth="1.5" opacity="0.3" />
      {STEP_SCENES[step.icon]}
    </svg>
  );
}
