import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, empty, failing, pending } from '../../story-answers.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { HomePage } from '#ui/features/home/HomePage.tsx';
import { fitsTheWindow, longCategories, longCocktails } from '../../long-content.ts';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';

const meta: Meta<typeof HomePage> = {
  title: 'Screens/Home',
  component: HomePage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/' },
    msw: { handlers: mockSiteHandlers },
  },
  render: () => (
    <SiteFrame>
      <HomePage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof HomePage>;

const featured = () => screen.findByRole('region', { name: "Today's Featured Cocktails" });
const shelf = () => screen.findByRole('region', { name: 'Explore by Category' });

/** "A grid of up to 5 featured cocktails plus one active advert card"; "category cards sorted by name ascending" */
export const Loaded: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Crafting our Signature Cocktails' }),
    ).toBeVisible();
    const cards = within(await featured());
    await waitFor(() => expect(cards.getAllByRole('heading', { level: 3 })).toHaveLength(5));
    await waitFor(() => expect(cards.getAllByRole('listitem')).toHaveLength(6));
    // The region is there before its cards.
    const headings = await within(await shelf()).findAllByRole('heading', { level: 3 });
    const names = headings.map((heading) => heading.textContent);
    await expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
    await expect(within(await shelf()).getByText('19 cocktails')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Explore our collection' })).toHaveAttribute(
      'href',
      '/explore-collection',
    );
  },
};

/** "Loading placeholders while loading" */
export const Loading: Story = {
  parameters: {
    msw: { handlers: [pending('listCocktails'), pending('listCategories'), ...mockSiteHandlers] },
  },
  play: async () => {
    await expect(await screen.findByText('Loading featured cocktails...')).toBeInTheDocument();
    await expect(await screen.findByText('Loading categories...')).toBeInTheDocument();
  },
};

/** "Empty message telling the admin to mark cocktails as featured"; "'No categories available yet.'" */
export const Empty: Story = {
  parameters: { msw: { handlers: [empty('listCocktails'), empty('listCategories'), ...mockSiteHandlers] } },
  play: async () => {
    await expect(await screen.findByText(/Mark cocktails as featured/)).toBeVisible();
    await expect(await screen.findByText('No categories available yet.')).toBeVisible();
  },
};

/** Without an active advert no place is kept for one. */
export const WithoutAdverts: Story = {
  parameters: { msw: { handlers: [empty('listMyAds'), ...mockSiteHandlers] } },
  play: async () => {
    const cards = within(await featured());
    await waitFor(() => expect(cards.getAllByRole('listitem')).toHaveLength(5));
  },
};

export const Failed: Story = {
  parameters: {
    msw: { handlers: [failing('listCocktails'), failing('listCategories'), ...mockSiteHandlers] },
  },
  play: async () => {
    await expect(await screen.findByText('The featured cocktails could not be loaded.')).toBeVisible();
    await expect(await screen.findByText('The categories could not be loaded.')).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
};

export const LongContent: Story = {
  parameters: {
    msw: {
      handlers: [
        answering('listCocktails', longCocktails.slice(0, 5)),
        answering('listCategories', longCategories),
        ...mockSiteHandlers,
      ],
    },
  },
  play: async () => {
    const cards = within(await featured());
    await waitFor(() => expect(cards.getAllByRole('heading', { level: 3 })).toHaveLength(5));
    await expect((await within(await shelf()).findAllByText('1234567 cocktails'))[0]).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
  },
};

/** "what is new since the last visit", which the device alone knows; it lies over what stands there. */
export const SinceTheLastVisit: Story = {
  beforeEach: () => {
    localStorage.setItem('visits', `2020-01-01T00:00:00.000Z ${new Date().toISOString()}`);
    return () => localStorage.removeItem('visits');
  },
  play: async () => {
    await userEvent.click(await screen.findByText(/^\d+ new since your last visit$/));
    await expect(await screen.findByRole('link', { name: 'All, the newest first' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Loaded, globals: { theme: 'dark' } };
