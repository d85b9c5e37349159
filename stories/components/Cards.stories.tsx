import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AdvertCard } from '#ui/components/advert/AdvertCard.tsx';
import { CategoryCard } from '#ui/components/cards/CategoryGrid.tsx';
import { CocktailCard } from '#ui/components/cards/CocktailCard.tsx';
import { CardSkeleton } from '#ui/components/Loading.tsx';
import { DAIQUIRI, GIN_ADVERT, LONG_DRINK, NEGRONI, PHOTO, SOURS } from './sample-items.ts';

const UNBROKEN = 'Donaudampfschifffahrtsgesellschaftskapitänscocktail'.padEnd(60, 'e');

const meta: Meta = {
  title: 'Components/Cards',
  tags: ['autodocs'],
  component: CocktailCard,
  subcomponents: { CategoryCard, AdvertCard },
  parameters: {
    a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } },
  },
};
export default meta;
type Story = StoryObj;

/** Shows a card alone. Other stories show the cards in their grids. */
export const Cocktail: StoryObj<typeof CocktailCard> = {
  args: { cocktail: NEGRONI, level: 3 },
  argTypes: { level: { options: [2, 3], control: 'radio' } },
  parameters: { controls: { include: ['cocktail', 'level'] } },
  render: (args) => (
    <div className="w-72">
      <CocktailCard {...args} />
    </div>
  ),
};

export const Category: StoryObj<typeof CategoryCard> = {
  args: { category: SOURS, level: 3 },
  argTypes: { level: { options: [2, 3], control: 'radio' } },
  parameters: { controls: { include: ['category', 'level'] } },
  render: (args) => <CategoryCard {...args} />,
};

export const Advert: StoryObj<typeof AdvertCard> = {
  args: { advert: GIN_ADVERT, variant: 'card' },
  argTypes: { variant: { options: ['card', 'caption'], control: 'radio' } },
  parameters: { controls: { include: ['advert', 'variant'] } },
  render: (args) => (
    <div className="w-72">
      <AdvertCard {...args} />
    </div>
  ),
};

export const Cocktails: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div className="recipe-grid">
      <CocktailCard cocktail={NEGRONI} hasPriority />
      <CocktailCard cocktail={{ ...DAIQUIRI, image: PHOTO }} />
      <CocktailCard cocktail={LONG_DRINK} />
      <AdvertCard advert={GIN_ADVERT} />
      <AdvertCard advert={null} />
      <AdvertCard advert={GIN_ADVERT} variant="caption" />
      <CardSkeleton />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Negroni' })).toHaveAttribute('href', '/recipe/negroni');
    const advert = await canvas.findByRole('link', { name: /Copper Pot Gin/ });
    await expect(advert).toHaveAttribute('target', '_blank');
    await expect(advert).toHaveAttribute('href', GIN_ADVERT.onclickLink);
    await expect(await canvas.findByText('Take the still home')).toBeVisible();
  },
};

export const Categories: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div className="grid gap-x-14 md:grid-cols-2">
      <CategoryCard category={SOURS} />
      <CategoryCard category={{ ...SOURS, name: 'Tiki', photo: PHOTO, cocktailCount: 8 }} />
      <CategoryCard
        category={{
          ...SOURS,
          name: 'Fizz & Soda 100 %',
          cocktailCount: 0,
          description: LONG_DRINK.description,
        }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('14 cocktails')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fizz & Soda 100 %' })).toHaveAttribute(
      'href',
      '/categories/Fizz%20%26%20Soda%20100%20%25',
    );
  },
};

/** This URL fails without a request, since tests take a request for a missing file as a fault. */
const GONE = 'data:image/png,gone';

/** A drawn drink or a drawn glass replaces a picture that cannot be loaded. */
export const PicturesThatAreGone: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div className="recipe-grid">
      <CocktailCard cocktail={{ ...NEGRONI, image: GONE }} hasPriority />
      <CategoryCard category={{ ...SOURS, photo: GONE }} />
      <AdvertCard advert={{ ...GIN_ADVERT, imageUrl: GONE }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(0));
    await expect(canvasElement.querySelectorAll('article svg').length).toBeGreaterThanOrEqual(3);
  },
};

/** The names have 60 letters without a break. */
export const UnbrokenNames: Story = {
  parameters: { controls: { disable: true } },
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <div className="house">
      <div className="recipe-grid">
        <CocktailCard cocktail={{ ...NEGRONI, name: UNBROKEN, category: [UNBROKEN] }} />
        <AdvertCard advert={{ ...GIN_ADVERT, name: UNBROKEN }} />
      </div>
      <CategoryCard category={{ ...SOURS, name: UNBROKEN, cocktailCount: 1_234_567 }} />
    </div>
  ),
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
