import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { addressNow, choose, fewContents, fill, openSite, press } from './open-site.tsx';

const FEW = { contents: fewContents };

describe('the mixing mode', () => {
  it('leads through the steps by buttons and by keys, and says each of them', async () => {
    await openSite('/recipe/negroni', FEW);
    await press('Start mixing');
    await screen.findByText('Have these ready');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true);
    await press('Next');
    const step = await screen.findByText(/^Step 1 of \d/);
    expect(step.closest('[aria-live=polite]')).not.toBeNull();
    const dialog = screen.getByRole('dialog', { name: 'Negroni' });
    const key = (name: string) => fireEvent.keyDown(dialog, { key: name });
    key('ArrowRight');
    await screen.findByText(/^Step 2 of \d/);
    key('ArrowLeft');
    await screen.findByText(/^Step 1 of \d/);
    key('Home');
    await screen.findByText('Have these ready');
    key('End');
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the print dialog', () => {
  const withImage = (image: string | null, funFact: string | null) => ({
    contents: {
      ...fewContents,
      cocktails: fewContents.cocktails.map((one) => ({ ...one, image, funFact })),
    },
  });
  const offered = () => screen.queryAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);

  it('offers what the recipe has, all of it chosen', async () => {
    await openSite('/recipe/negroni', withImage('https://example.com/negroni.png', 'Told once.'));
    await press(/^Print( Recipe)?$/);
    await screen.findByRole('dialog', { name: 'Print Recipe Options' });
    screen.getByText('Choose what to include in your printed recipe.');
    for (const name of ['Fun Fact', 'Cocktail Image']) screen.getByRole('checkbox', { name });
    expect(offered()).toEqual([true, true]);
  });

  it('offers no fun fact that the recipe lacks, and its drawing for an image', async () => {
    await openSite('/recipe/negroni', withImage(null, null));
    await press(/^Print( Recipe)?$/);
    await screen.findByRole('dialog', { name: 'Print Recipe Options' });
    expect(offered()).toHaveLength(1);
  });
});

describe('a tutorial', () => {
  const percent = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));

  it('plays its steps over their time, pauses and resets', async () => {
    await openSite('/tutorials?technique=build-in-glass', FEW);
    await press('Start Tutorial');
    await waitFor(() => expect(percent()).toBeGreaterThan(0));
    await screen.findByText('Step 2 of 5');
    await press('Pause');
    const steps = within(screen.getByRole('region', { name: 'Tutorial Steps' })).getAllByRole('listitem');
    expect(steps[0]?.textContent).toContain('Done:');
    expect(steps[1]?.getAttribute('aria-current')).toBe('step');
    const held = percent();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(percent()).toBe(held);
    await press('Reset');
    await screen.findByText('Step 1 of 5');
    expect(percent()).toBe(0);
  });

  it('of another technique begins anew', async () => {
    await openSite('/tutorials?technique=build-in-glass', FEW);
    await press('Start Tutorial');
    await waitFor(() => expect(percent()).toBeGreaterThan(0));
    await press('Stove Top');
    await screen.findByText('5-10 minutes');
    screen.getByText('Step 1 of 6');
    expect(percent()).toBe(0);
    await screen.findByRole('button', { name: 'Start Tutorial' });
  });

  it('is missing for a technique without one', async () => {
    await openSite('/tutorials?technique=flamed', FEW);
    await screen.findByText('No tutorial available for this technique');
  });
});

describe('the guide', () => {
  const swap = (originalIngredient: string, sustainableAlternative: string, rest: object) => ({
    ...{ originalIngredient, sustainableAlternative, description: `Instead of ${originalIngredient}.` },
    ...{ impactReduction: 50, difficulty: 'Easy' as const, cost: 'Lower' as const, ...rest },
  });
  const GUIDE = {
    contents: {
      'sustainable-substitutions': [
        swap('Lime', 'Verjus', { category: 'mixers', tips: ['Press it.'], benefits: ['Grown nearby.'] }),
        swap('Agave', 'Honey', { category: 'syrups', difficulty: 'Medium' }),
      ],
    },
  };
  const details = () =>
    screen.queryAllByRole('button', { name: /^Details of/ }).map((one) => one.getAttribute('aria-label'));

  it('is filtered by words, category and difficulty, which stand in the address', async () => {
    await openSite('/sustainable-guide', GUIDE);
    await screen.findByRole('button', { name: 'Details of Verjus' });
    fill(screen.getByRole('searchbox'), 'AGAVE');
    await waitFor(() => expect(details()).toEqual(['Details of Honey']));
    await waitFor(() => expect(addressNow()).toBe('/sustainable-guide?q=AGAVE'));
    await press('Clear filters');
    await waitFor(() => expect(details()).toHaveLength(2));
    choose(screen.getByLabelText('Difficulty'), 'Medium');
    await waitFor(() => expect(details()).toEqual(['Details of Honey']));
    fill(screen.getByRole('searchbox'), 'plutonium');
    await screen.findByText('No sustainable substitutions found matching your criteria.');
  });

  it('opens one card at most', async () => {
    await openSite('/sustainable-guide', GUIDE);
    const [verjus, honey] = await Promise.all(
      ['Verjus', 'Honey'].map((name) => screen.findByRole('button', { name: `Details of ${name}` })),
    );
    const isOpen = () => [verjus, honey].map((card) => card?.getAttribute('aria-expanded'));
    fireEvent.click(verjus as HTMLElement);
    await waitFor(() => expect(isOpen()).toEqual(['true', 'false']));
    screen.getByText('Grown nearby.');
    fireEvent.click(honey as HTMLElement);
    await waitFor(() => expect(isOpen()).toEqual(['false', 'true']));
    fireEvent.click(honey as HTMLElement);
    await waitFor(() => expect(isOpen()).toEqual(['false', 'false']));
  });
});
