import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { fewContents, openSite, press } from './open-site.tsx';

it('the print dialog offers no fun fact that the recipe lacks, and its drawing for an image', async () => {
  const cocktails = fewContents.cocktails.map((one) => ({ ...one, image: null, funFact: null }));
  await openSite('/recipe/negroni', { contents: { ...fewContents, cocktails } });
  await press(/^Print( Recipe)?$/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Print Recipe Options' }));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
});

it('a tutorial pauses where it is, resets, and begins anew with another technique', async () => {
  const percent = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
  const plays = async () => {
    await press('Start Tutorial');
    await waitFor(() => expect(percent()).toBeGreaterThan(0));
  };
  await openSite('/tutorials?technique=build-in-glass', { contents: fewContents });
  await plays();
  await screen.findByText('Step 2 of 5');
  await press('Pause');
  const steps = within(screen.getByRole('region', { name: 'Tutorial Steps' })).getAllByRole('listitem');
  expect(steps[0]?.textContent).toContain('Done:');
  expect(steps[1]?.getAttribute('aria-current')).toBe('step');
  const held = percent();
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(percent()).toBe(held);
  await press('Reset');
  await screen.findByText('Step 1 of 5');
  expect(percent()).toBe(0);
  await plays();
  await press('Stove Top');
  await screen.findByText('5-10 minutes');
  screen.getByText('Step 1 of 6');
  expect(percent()).toBe(0);
  await screen.findByRole('button', { name: 'Start Tutorial' });
});

it('the guide opens one card at most', async () => {
  await openSite('/sustainable-guide');
  const cards = (await screen.findAllByRole('button', { name: /^Details of/ })).slice(0, 2);
  const isOpen = () => cards.map((card) => card.getAttribute('aria-expanded'));
  const [first, second] = cards as [HTMLElement, HTMLElement];
  fireEvent.click(first);
  await waitFor(() => expect(isOpen()).toEqual(['true', 'false']));
  fireEvent.click(second);
  await waitFor(() => expect(isOpen()).toEqual(['false', 'true']));
  fireEvent.click(second);
  await waitFor(() => expect(isOpen()).toEqual(['false', 'false']));
});
