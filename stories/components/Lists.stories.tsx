import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { starterCategories, starterMyAds } from '#mocks/starter-items.ts';
import { AdvertPlace } from '#ui/components/advert/AdvertCard.tsx';
import { CardSkeletons, RowSkeletons } from '#ui/components/Loading.tsx';
import { DraftBanner } from '#ui/components/States.tsx';
import { CategoryGrid } from '#ui/components/cards/CategoryGrid.tsx';
import { Photo } from '#ui/components/Photo.tsx';

const meta: Meta = {
  title: 'Components/Lists and their states',
  tags: ['autodocs'],
  component: CategoryGrid,
  parameters: {
    controls: { disable: true },
  },
  subcomponents: { AdvertPlace, CardSkeletons, RowSkeletons, Photo },
};
export default meta;
type Story = StoryObj;

export const Categories: Story = { render: () => <CategoryGrid categories={starterCategories} level={2} /> };

export const CardsLoading: Story = { render: () => <CardSkeletons count={3} label="Loading cocktails..." /> };

export const RowsLoading: Story = { render: () => <RowSkeletons count={4} label="Loading categories..." /> };

/** Each place of a grid shows another advert. A place stays empty until its advert is known. */
export const Adverts: Story = {
  render: () => (
    <ul className="recipe-grid">
      <AdvertPlace adverts={starterMyAds} />
      <AdvertPlace adverts={starterMyAds} place={1} />
      <AdvertPlace adverts={[null]} />
    </ul>
  ),
};

export const PhotoOnAPlate: Story = {
  render: () => (
    <div className="plate aspect-[6/5] w-72">
      <Photo src="/adverts/negroni-hour.svg" alt="A poster of a Negroni" focus="50% 0%" sizes="288px" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img')).toHaveStyle({ objectPosition: '50% 0%' });
  },
};

export const DraftOfAPage: Story = { render: () => <DraftBanner /> };
