import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { getListCategoriesMockHandler } from '#mocks/generated/categories/categories.msw.ts';
import {
  getListCocktailsMockHandler,
  getListCollectionOptionsMockHandler,
} from '#mocks/generated/cocktails/cocktails.msw.ts';
import { getListMyAdsMockHandler } from '#mocks/generated/myads/myads.msw.ts';
import { starterCategories, starterCocktails, starterMyAds, starterOptions } from '#mocks/starter-items.ts';
import { CollectionPage } from '#ui/features/collection/CollectionPage.tsx';
import { failing, never, onePage } from '../../responses.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';

const meta: Meta<typeof CollectionPage> = {
  title: 'Screens/Collection',
  component: CollectionPage,
  parameters: { layout: 'fullscreen', content: 'few', router: { url: '/explore-collection' } },
  render: () => (
    <SiteFrame>
      <CollectionPage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof CollectionPage>;

const at = (query: string) => ({ router: { url: `/explore-collection?${query}` } });
const stirred = starterCocktails.filter(({ type }) => type === 'Stirred');
/** Returns a handler whose filter options report this number of matching cocktails. */
const matching = (count: number, total = starterOptions.total) =>
  getListCollectionOptionsMockHandler({ ...starterOptions, total, matching: count });
/** Returns a handler whose categories have this number of recipes each. */
const holding = (cocktailCount: number) =>
  getListCategoriesMockHandler(starterCategories.map((category) => ({ ...category, cocktailCount })));

/** The categories are sorted by name, beside a column of up to 4 active adverts. */
export const Loaded: Story = {
  tags: ['screenshot'],
  play: async () => void (await screen.findByRole('link', { name: 'Aperitif' })),
};

/** Without an active advert, the column says that it has no content. */
export const WithoutAdverts: Story = {
  parameters: { msw: { handlers: [getListMyAdsMockHandler([])] } },
  play: async () => void (await screen.findByText('No featured content available')),
};

/** Of five active adverts, the column shows four. */
export const ManyAdverts: Story = {
  parameters: {
    msw: {
      handlers: [
        getListMyAdsMockHandler(
          starterMyAds
            .slice(0, 1)
            .flatMap((advert) => ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...advert, id }))),
        ),
      ],
    },
  },
  play: async () => {
    const column = within(await screen.findByRole('complementary', { name: 'Featured' }));
    await waitFor(() => expect(column.getAllByRole('link')).toHaveLength(4));
  },
};

/** A category without cocktails stays on the page and says so. */
export const EmptyCategory: Story = {
  parameters: {
    msw: {
      handlers: [getListCocktailsMockHandler([]), holding(0)],
    },
  },
  play: async () => void (await screen.findAllByText('No cocktails in this category')),
};

/** The house has no category. */
export const Empty: Story = {
  parameters: {
    msw: { handlers: [getListCategoriesMockHandler([]), getListCocktailsMockHandler([]), matching(0, 0)] },
  },
  play: async () => void (await screen.findByText('No categories found')),
};

export const Loading: Story = {
  parameters: { msw: { handlers: [getListCocktailsMockHandler(never)] } },
  play: async () => void (await screen.findByText('Loading collection...')),
};

export const Failed: Story = {
  parameters: { msw: { handlers: [getListCocktailsMockHandler(failing)] } },
  play: async () => void (await screen.findByText('The collection could not be loaded.')),
};

/** The URL has the filters. The list shows each drink once. */
export const Filtered: Story = {
  parameters: {
    ...at('type=Stirred'),
    msw: {
      handlers: [getListCocktailsMockHandler(onePage(stirred, stirred.length)), matching(stirred.length)],
    },
  },
  play: async () => void (await screen.findByRole('link', { name: /^Negroni/ })),
};

export const AsCards: Story = {
  parameters: {
    ...at('type=Stirred&view=cards'),
    msw: {
      handlers: [getListCocktailsMockHandler(onePage(stirred, stirred.length)), matching(stirred.length)],
    },
  },
  play: async () => void (await screen.findByRole('heading', { name: 'Negroni', level: 2 })),
};

export const NothingMatches: Story = {
  parameters: {
    ...at('spirit=unicorn-tears'),
    msw: { handlers: [getListCocktailsMockHandler(onePage([], 0)), matching(0)] },
  },
  play: async () => void (await screen.findByText('No cocktails match your filters')),
};

/** If the collection has more recipes than one page can hold, it shows the first of each category. */
export const Large: Story = {
  parameters: {
    msw: {
      handlers: [holding(12_500), matching(12_500, 12_500)],
    },
  },
  play: async () => void (await screen.findByRole('link', { name: 'All 12,500 Sours cocktails' })),
};
