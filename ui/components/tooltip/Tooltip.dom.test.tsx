import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

let root: Root;
let page: HTMLElement;

/** happy-dom has no popovers. */
HTMLElement.prototype.showPopover ??= () => undefined;

const trigger = (name: string) => page.querySelector(`[data-name=${name}]`)?.parentElement as HTMLElement;
const state = (name: string) => (trigger(name).querySelector('[role=tooltip]') ? 'open' : 'closed');

/** React makes enter and leave out of the over and out that bubble. */
function point(name: string, type: 'pointerover' | 'pointerout' | 'pointerdown', pointerType = 'mouse') {
  act(() => {
    trigger(name).dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType, relatedTarget: document.body }),
    );
  });
}

function wait(durationMs: number) {
  act(() => {
    vi.advanceTimersByTime(durationMs);
  });
}

describe('tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    page = document.body.appendChild(document.createElement('div'));
    root = createRoot(page);
    act(() => {
      root.render(
        <>
          <Tooltip text="Print">{() => <b data-name="print" />}</Tooltip>
          <Tooltip text="Share">{() => <b data-name="share" />}</Tooltip>
        </>,
      );
    });
  });

  afterEach(() => {
    act(() => {
      root.unmount();
    });
    page.remove();
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('"Tooltip delay 700 ms", in which a pointer that leaves opens nothing', () => {
    point('print', 'pointerover');
    wait(600);
    point('print', 'pointerout');
    wait(2000);
    expect(state('print')).toBe('closed');
    point('print', 'pointerover');
    wait(699);
    expect(state('print')).toBe('closed');
    wait(1);
    expect(state('print')).toBe('open');
  });

  it('"skip delay 300 ms": the next opens at once within it, and waits after it', () => {
    point('print', 'pointerover');
    wait(700);
    point('print', 'pointerout');
    expect(state('print')).toBe('closed');
    wait(299);
    point('share', 'pointerover');
    wait(0);
    expect(state('share')).toBe('open');
    point('share', 'pointerout');
    wait(300);
    point('print', 'pointerover');
    wait(0);
    expect(state('print')).toBe('closed');
  });

  it('a touch and a press open none', () => {
    point('print', 'pointerover', 'touch');
    wait(2000);
    expect(state('print')).toBe('closed');
    point('share', 'pointerover');
    point('share', 'pointerdown');
    wait(2000);
    expect(state('share')).toBe('closed');
  });

  it('Escape closes it', () => {
    point('print', 'pointerover');
    wait(700);
    act(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    expect(state('print')).toBe('closed');
  });
});
