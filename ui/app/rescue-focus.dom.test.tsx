import { beforeAll, expect, it } from 'vitest';
import { rescueFocus } from './rescue-focus.ts';

const frames = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  });

beforeAll(() => {
  rescueFocus();
});

it('the focus moves to the next entry of a list when the focused one is removed', async () => {
  document.body.innerHTML =
    '<main><ul><li><button>One</button></li><li><button>Two</button></li></ul></main>';
  document.querySelector('button')?.focus();
  document.querySelector('li')?.remove();
  await frames();
  expect(document.activeElement?.textContent).toBe('Two');
});

it('the focus is not moved when a dialog closes, since the dialog returns it', async () => {
  document.body.innerHTML =
    '<main><h1>Negroni</h1><button>Print</button></main><div role="dialog"><button>Close</button></div>';
  document.querySelector<HTMLElement>('[role="dialog"] button')?.focus();
  document.querySelector('[role="dialog"]')?.remove();
  await frames();
  expect(document.activeElement).toBe(document.body);
});
