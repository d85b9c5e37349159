import { useEffect, useRef, useState } from 'react';
import { globalsOf, type Conditions } from '../../.storybook/conditions.ts';
import { queueFrame } from './frame-queue.ts';

/** A frame is asked whether its story has been played; a busy machine takes its time. */
const ASK_EVERY_MS = 150;
const PATIENCE_MS = 60_000;
/** Screens are started a screenful before they come into sight. */
const AHEAD = '100% 0px';

type State = 'waiting' | 'loading' | 'shown' | 'failed';

interface ScreenFrameProps {
  /** The story's id. */
  id: string;
  /** What the screen is called. */
  name: string;
  conditions: Conditions;
  /** Of the window that the story sees, in px. */
  width?: number;
  scale?: number;
}

const HEIGHT_PX = 960;

/** How far Storybook is with the story in a frame. */
function phaseOf(frame: HTMLIFrameElement | null): string {
  const page = frame?.contentWindow as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  } | null;
  return page?.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
}

/** A story as a small picture that leads to it: the story itself, played, and deaf to mouse and keyboard. */
export function ScreenFrame({ id, name, conditions, width = 1280, scale = 0.2 }: ScreenFrameProps) {
  const globals = globalsOf(conditions);
  const link = useRef<HTMLAnchorElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<State>('waiting');

  useEffect(() => {
    let endTurn = () => {};
    let timer: ReturnType<typeof setInterval> | undefined;
    const end = (ended: State) => {
      clearInterval(timer);
      setState(ended);
      endTurn();
    };
    const watch = () => {
      setState('loading');
      const start = performance.now();
      timer = setInterval(() => {
        const phase = phaseOf(frame.current);
        if (phase === 'finished') end('shown');
        else if (/errored|aborted/.test(phase) || performance.now() - start > PATIENCE_MS) end('failed');
      }, ASK_EVERY_MS);
    };
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        if (link.current) endTurn = queueFrame(link.current, watch);
      },
      { rootMargin: AHEAD },
    );
    if (link.current) seen.observe(link.current);
    return () => {
      seen.disconnect();
      clearInterval(timer);
      endTurn();
    };
  }, []);

  return (
    <a
      ref={link}
      href={`./?path=/story/${id}&globals=${globals}`}
      target="_top"
      data-state={state}
      className="group grid gap-1 text-xs text-soft"
    >
      <span
        style={{ width: width * scale, height: HEIGHT_PX * scale }}
        className="relative block overflow-hidden rounded-sm border border-edge bg-raised group-hover:border-accent"
      >
        {(state === 'loading' || state === 'shown') && (
          <iframe
            ref={frame}
            title={name}
            src={`./iframe.html?id=${id}&viewMode=story&globals=${globals};a11y.manual:!true`}
            inert
            tabIndex={-1}
            style={{ width, height: HEIGHT_PX, transform: `scale(${scale})` }}
            className="pointer-events-none absolute origin-top-left"
          />
        )}
        {state === 'failed' && <span className="block p-4 text-danger">This story failed.</span>}
      </span>
      <span className="group-hover:underline">{name}</span>
    </a>
  );
}
