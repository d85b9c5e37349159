import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { starterCocktails } from '#mocks/starter-items.ts';
import { shareCardSvg } from '#ui/components/share-card/share-card-svg.tsx';

const negroni = starterCocktails.find(({ id }) => id === 'negroni');

/** Shows the picture that messengers show beside a link, in full size and as a thumbnail. */
function ShareCard({ name, ingredients }: { name: string; ingredients: readonly string[] }) {
  if (!negroni) return null;
  const svg = shareCardSvg(
    { ...negroni, name, ingredients: [...ingredients] },
    'Alder & Still · alderandstill.example/recipe/negroni',
  );
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return (
    <div className="grid gap-4">
      <img src={source} alt={`${name}, as it is shared`} width={1200} height={630} className="w-full" />
      <img src={source} alt="" width={300} height={158} />
    </div>
  );
}

const meta: Meta<typeof ShareCard> = {
  title: 'Components/Share card',
  tags: ['autodocs'],
  component: ShareCard,
};
export default meta;
type Story = StoryObj<typeof ShareCard>;

const MEASURES = negroni?.ingredients ?? [];

export const Usual: Story = {
  args: { name: 'Negroni', ingredients: MEASURES },
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'Negroni, as it is shared' })).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    name: 'The Last Word of the Very Long Evening at the Bar by the Old River with All our Friends',
    ingredients: MEASURES,
  },
};

export const ManyIngredients: Story = {
  args: {
    name: 'Punch',
    ingredients: Array<string>(30).fill('1 1/2 oz Jamaican rum, aged for twelve years in oak'),
  },
};

/** The site's fonts lack these letters, so the card shows only the measures. */
export const OtherScript: Story = { args: { name: 'Белый русский', ingredients: MEASURES } };
