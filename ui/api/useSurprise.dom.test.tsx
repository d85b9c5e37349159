import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { listCocktails } from './generated/cocktails/cocktails.ts';
import { useSurprise } from './useSurprise.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock('./generated/cocktails/cocktails.ts', () => ({ listCocktails: vi.fn() }));

function Surprise() {
  const { open } = useSurprise();
  return <button onClick={() => open({}, 9)}>Surprise me</button>;
}

it('asks once, however often it is tapped before the answer, and again after it', async () => {
  const asked = vi.mocked(listCocktails);
  let fail = () => {};
  const answer = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('offline'));
  });
  asked.mockReturnValue(answer);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.querySelector('div') as HTMLElement);
  act(() =>
    root.render(
      <MemoryRouter>
        <Surprise />
      </MemoryRouter>,
    ),
  );
  const tap = () => document.querySelector('button')?.click();
  act(tap);
  act(tap);
  expect(asked).toHaveBeenCalledOnce();
  await act(async () => {
    fail();
    await answer.catch(() => undefined);
  });
  const askedAgain = () => {
    act(tap);
    return asked.mock.calls.length;
  };
  await expect.poll(askedAgain).toBe(2);
  act(() => root.unmount());
});
