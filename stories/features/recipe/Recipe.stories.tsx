import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, failing, pending } from '../../story-answers.ts';
import { starterCocktail } from '#mocks/starter-answers.ts';
import type { Cocktail } from '#openapi/generated/model.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { Link } from '#ui/components/Link.tsx';
import { RecipePage } from '#ui/features/recipe/RecipePage.tsx';
import { fitsTheWindow, LONG_NAME, LONG_TEXT } from '../../long-content.ts';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';

const meta: Meta<typeof RecipePage> = {
  title: 'Screens/Recipe',
  component: RecipePage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/recipe/negroni', path: '/recipe/:id' },
    msw: { handlers: mockSiteHandlers },
  },
  render: () => (
    <SiteFrame>
      <RecipePage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof RecipePage>;

const showing = (changes: Partial<Cocktail>) => ({
  msw: {
    handlers: [answering('getCocktail', { ...starterCocktail('negroni'), ...changes }), ...mockSiteHandlers],
  },
});
const fact = (name: string) => screen.queryByText(name, { selector: 'dt' })?.parentElement;

/** "On the recipe page glassware, spirits and garnish ids are shown as names from their lists" */
export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Negroni' })).toBeVisible();
    await expect(screen.getByText('Fun Fact')).toBeVisible();
    await expect(fact('Categories')).toHaveTextContent('Aperitif');
    await expect(fact('Technique')).toHaveTextContent('Stirred');
    await expect(fact('Glassware')).toHaveTextContent('Rocks glass');
    await expect(fact('Spirits')).toHaveTextContent('London Dry Gin');
    await expect(fact('Equipment Needed')).toHaveTextContent('Mixing glass');
    await expect(fact('Garnish')).toHaveTextContent('Orange twist');
    const ingredients = within(screen.getByRole('region', { name: 'Ingredients' })).getAllByRole('listitem');
    await expect(ingredients).toHaveLength(3);
    await expect(ingredients[0]).toHaveTextContent('London dry gin');
    await expect(
      within(screen.getByRole('region', { name: 'Instructions' })).getAllByRole('listitem'),
    ).toHaveLength(4);
    await expect(await screen.findByRole('link', { name: /Shop/ })).toHaveAttribute('target', '_blank');
  },
};

/** "a recipe links to its family … with what changes" */
export const WithItsFamily: Story = {
  play: async () => {
    const family = within(await screen.findByRole('region', { name: 'Variations' }));
    await expect(family.getByRole('link', { name: 'Boulevardier' })).toHaveAttribute(
      'href',
      '/recipe/boulevardier',
    );
    await expect(family.getByText(/bourbon/i)).toBeVisible();
  },
};

/** "a grid of Category/Categories, Technique, Glassware … each only when present" */
export const BareMinimum: Story = {
  parameters: showing({
    category: ['Sours'],
    type: null,
    glassware: null,
    spirits: [],
    equipment: [],
    garnish: [],
    funFact: null,
  }),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Negroni' })).toBeVisible();
    await expect(fact('Category')).toHaveTextContent('Sours');
    for (const name of ['Categories', 'Technique', 'Glassware', 'Spirits', 'Equipment Needed', 'Garnish']) {
      await expect(fact(name)).toBeUndefined();
    }
    await expect(screen.queryByText('Fun Fact')).toBeNull();
    await expect(screen.queryByText('Preparation Video')).toBeNull();
  },
};

/** Lines and paragraphs stay what they were typed as. */
export const InParagraphs: Story = {
  parameters: showing({ description: 'Bitter.\n\nSweet.', funFact: 'Of a count.\nIn Florence.' }),
  play: async () => {
    const shown = async (start: RegExp) => (await screen.findByText(start, { selector: 'p' })).innerText;
    await expect(await shown(/^Bitter/)).toBe('Bitter.\n\nSweet.');
    await expect(await shown(/^Of a count/)).toBe('Of a count.\nIn Florence.');
  },
};

/** What could hurt someone stands under the name, before the measures and the method. */
export const ContainsAllergens: Story = {
  parameters: showing({ contains: ['egg', 'milk', 'nuts'] }),
  play: async () => {
    const words = await screen.findByText(
      'Contains egg (may be raw), milk, nuts (or fruit kernels), as far as the recipe says; ask us',
    );
    const measures = screen.getByRole('region', { name: 'Ingredients' });
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    await expect(words.compareDocumentPosition(measures) & DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

/** "falling back to the raw value for glassware" */
export const UnknownGlass: Story = {
  parameters: showing({ glassware: 'grandmothers-teacup' }),
  play: async () => {
    await waitFor(() => expect(fact('Glassware')).toHaveTextContent('grandmothers-teacup'));
  },
};

/** "an optional embedded 'Preparation Video' when videoUrl exists" */
export const WithVideo: Story = {
  parameters: showing({ videoUrl: 'https://www.youtube.com/watch?v=aaaaaaaaaaa' }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Preparation Video' })).toBeVisible();
  },
};

export const LongContent: Story = {
  parameters: showing({
    name: LONG_NAME,
    description: LONG_TEXT,
    ingredients: Array.from(
      { length: 24 },
      (_, index) => `${index + 1} oz of something with a long name, strained twice and kept cold`,
    ),
    instructions: Array.from(
      { length: 18 },
      () => 'Stir slowly, taste, think of the sea, and stir again until nobody remembers how it began.',
    ),
  }),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: /Harbourmaster/ })).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};

/** "shows a loading spinner while loading" */
export const Loading: Story = {
  parameters: { msw: { handlers: [pending('getCocktail'), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading recipe...');
  },
};

/** "Missing or errored: 'Cocktail Not Found'" */
export const Missing: Story = {
  parameters: { router: { entry: '/recipe/no-such-drink', path: '/recipe/:id' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Cocktail Not Found' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
  },
};

/** "a 'Go Back' button returning to the previous page" */
export const MissingAndBack: Story = {
  render: () => (
    <SiteFrame>
      <Link to="/recipe/no-such-drink">A link of yesterday</Link>
      <RecipePage />
    </SiteFrame>
  ),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Negroni' });
    await userEvent.click(screen.getByRole('link', { name: 'A link of yesterday' }));
    await expect(await screen.findByRole('heading', { name: 'Cocktail Not Found' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Negroni' })).toBeVisible();
  },
};

/** The same screen when the server fails. */
export const Failed: Story = {
  parameters: { msw: { handlers: [failing('getCocktail'), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Cocktail Not Found' })).toBeVisible();
    await expect(
      screen.getByText("The cocktail you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } };
