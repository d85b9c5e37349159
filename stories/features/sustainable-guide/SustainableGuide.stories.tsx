import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, failing, pending } from '../../story-answers.ts';
import { starterSubstitutions } from '#mocks/starter-answers.ts';
import type { SustainableSubstitution } from '#openapi/generated/model.ts';
import { SustainableGuidePage } from '#ui/features/sustainable-guide/SustainableGuidePage.tsx';
import { fitsTheWindow, LONG_NAME, LONG_TEXT, LONG_WORD } from '../../long-content.ts';

const site = answering('getSite');
const first = starterSubstitutions.find(
  ({ certifications, recipe }) => certifications.length > 0 && recipe !== null,
);
if (!first) throw new Error('the starter catalogue has no swap with certifications and a recipe');

const swap = (fields: Partial<SustainableSubstitution>): SustainableSubstitution => ({ ...first, ...fields });

/** Three swaps around the thresholds, the last one with nothing that is optional. */
const few: SustainableSubstitution[] = [
  swap({
    id: 'one',
    originalIngredient: 'Lime',
    sustainableAlternative: 'Verjus',
    description: 'Pressed nearby.',
    category: 'mixers',
    impactReduction: 70,
    difficulty: 'Easy',
    cost: 'Lower',
    seasonality: 'Autumn',
  }),
  swap({
    id: 'two',
    originalIngredient: 'Agave',
    sustainableAlternative: 'Honey',
    description: 'From our hives.',
    category: 'syrups',
    impactReduction: 40,
    difficulty: 'Medium',
    cost: 'Similar',
  }),
  swap({
    id: 'three',
    originalIngredient: 'Straws',
    sustainableAlternative: 'None',
    description: 'Sip it.',
    category: 'garnish',
    impactReduction: 39,
    difficulty: 'Hard',
    cost: 'Higher',
    benefits: [],
    recipe: null,
    tips: [],
    seasonality: null,
    certifications: [],
  }),
];

function GuideWithAddress() {
  const { search } = useLocation();
  return (
    <main className="house min-h-dvh pb-20">
      <SustainableGuidePage />
      <output aria-label="Address" hidden>
        {search}
      </output>
    </main>
  );
}

const meta: Meta<typeof GuideWithAddress> = {
  title: 'Screens/Sustainable guide',
  component: GuideWithAddress,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/sustainable-guide' },
    msw: { handlers: [answering('listSustainableSubstitutions', few), site] },
  },
};
export default meta;
type Story = StoryObj<typeof GuideWithAddress>;

const address = () => screen.getByLabelText('Address').textContent;
const alternatives = () =>
  screen.queryAllByRole('button', { name: /^Details of/ }).map((button) => button.getAttribute('aria-label'));

export const StarterCatalogue: Story = {
  parameters: {
    msw: { handlers: [answering('listSustainableSubstitutions', starterSubstitutions), site] },
  },
};

/** Figures: the rounded mean of 70, 40 and 39; the number of swaps; a fixed 100%. Thresholds and cost colours. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('50%')).toBeVisible();
    await expect(canvas.getByText('100%')).toBeVisible();
    await expect(canvas.getByText('Better for Planet')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 swaps');
    await expect(canvas.getByText('-70%')).toHaveClass('text-green');
    await expect(canvas.getByText('-40%')).toHaveClass('text-yellow');
    await expect(canvas.getByText('-39%')).toHaveClass('text-orange');
    await expect(canvas.getByText('Lower Cost')).toHaveClass('text-green');
    await expect(canvas.getByText('Similar Cost')).toHaveClass('text-blue');
    await expect(canvas.getByText('Higher Cost')).toHaveClass('text-red');
  },
};

/** "at most one expanded; clicking the expanded one collapses it" */
export const Expanding: Story = {
  play: async () => {
    const lime = await screen.findByRole('button', { name: 'Details of Verjus' });
    const honey = screen.getByRole('button', { name: 'Details of Honey' });
    await userEvent.click(screen.getByText('Pressed nearby.'));
    await expect(lime).toHaveAttribute('aria-expanded', 'true');
    for (const label of ['Benefits', 'Recipe', 'Tips', 'Seasonality', 'Certifications'])
      await expect(screen.getByText(label)).toBeVisible();
    honey.focus();
    await userEvent.keyboard('{Enter}');
    await expect(honey).toHaveAttribute('aria-expanded', 'true');
    await expect(lime).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(honey).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(screen.getByText('Sip it.'));
    await expect(screen.getByRole('button', { name: 'Details of None' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(screen.queryByText('Benefits')).toBeNull();
    await expect(screen.queryByText('Seasonality')).toBeNull();
  },
};

/** Filters are kept in the address; "case-insensitive across original ingredient, alternative and description" */
export const Filtering: Story = {
  play: async () => {
    const box = await screen.findByRole('searchbox');
    await userEvent.type(box, 'HIVES');
    await expect(alternatives()).toEqual(['Details of Honey']);
    await expect(screen.getByRole('status')).toHaveTextContent('1 of 3 swaps');
    await waitFor(() => expect(address()).toBe('?q=HIVES'));
    await userEvent.selectOptions(screen.getByLabelText('Difficulty'), 'Medium');
    await waitFor(() => expect(address()).toBe('?q=HIVES&difficulty=Medium'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe(''));
    await expect(alternatives()).toHaveLength(3);
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'garnish');
    await waitFor(() => expect(alternatives()).toEqual(['Details of None']));
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'all');
    await waitFor(() => expect(address()).toBe(''));
  },
};

/** A shared view; what the address makes up counts as all. */
export const FromTheAddress: Story = {
  parameters: { router: { entry: '/sustainable-guide?category=syrups&difficulty=Impossible' } },
  play: async () => {
    await waitFor(() => expect(alternatives()).toEqual(['Details of Honey']));
    await expect(screen.getByLabelText('Category')).toHaveValue('syrups');
    await expect(screen.getByLabelText('Difficulty')).toHaveValue('all');
  },
};

export const NothingFound: Story = {
  parameters: { router: { entry: '/sustainable-guide?q=plutonium' } },
  play: async () => {
    await expect(
      await screen.findByText('No sustainable substitutions found matching your criteria.'),
    ).toBeVisible();
    await expect(screen.getByRole('searchbox')).toHaveValue('plutonium');
  },
};

export const NoSwaps: Story = {
  parameters: { msw: { handlers: [answering('listSustainableSubstitutions', []), site] } },
  play: async () => {
    await expect(
      await screen.findByText('No sustainable substitutions found matching your criteria.'),
    ).toBeVisible();
    await expect(screen.getByText('0%')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [pending('listSustainableSubstitutions'), site] } },
  play: async () => {
    await expect(await screen.findByText('Loading sustainable substitutions...')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [failing('listSustainableSubstitutions'), site] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error loading sustainable substitutions. Please try again later.',
    );
  },
};

export const LongContent: Story = {
  parameters: {
    msw: {
      handlers: [
        answering(
          'listSustainableSubstitutions',
          few.map((one, index) => ({
            ...one,
            originalIngredient: index === 0 ? LONG_WORD : LONG_NAME,
            sustainableAlternative: index === 1 ? LONG_WORD : LONG_NAME,
            description: LONG_TEXT,
            certifications: [LONG_NAME, LONG_WORD],
          })),
        ),
        site,
      ],
    },
  },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Details of/ });
    await userEvent.click(first as HTMLElement);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(fitsTheWindow()).toBe(true);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } };
