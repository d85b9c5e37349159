import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { useMatch } from 'react-router-dom';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import { answering, empty, failing, pending, refusing } from '../../story-answers.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { NotePage } from '#ui/features/this-week/NotePage.tsx';
import { ThisWeekPage } from '#ui/features/this-week/ThisWeekPage.tsx';
import { LONG_NAME, LONG_TEXT } from '../../long-content.ts';
import { mockSiteHandlers } from '../../mock-site/mock-site-handlers.ts';

const NOTE = { entry: '/this-week/a-late-child-of-the-tiki-age' };

function Page() {
  return useMatch('/this-week/:id') ? <NotePage /> : <ThisWeekPage />;
}

const meta: Meta<typeof NotePage> = {
  title: 'Screens/This week',
  component: NotePage,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: NOTE,
    msw: { handlers: mockSiteHandlers },
  },
  render: () => (
    <SiteFrame>
      <Page />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof NotePage>;

const withHandlers = (...handlers: (typeof mockSiteHandlers)[number][]) => ({
  msw: { handlers: [...handlers, ...mockSiteHandlers] },
});
const example = exampleOf('getNote');

/** One drink, its day and its story. */
export const Loaded: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'A late child of the tiki age' }),
    ).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Recipe: Jungle Bird' })).toHaveAttribute(
      'href',
      '/recipe/jungle-bird',
    );
  },
};

/** The newest first. */
export const AllNotes: Story = {
  parameters: { router: { entry: '/this-week' } },
  play: async () => {
    const notes = within(await screen.findByRole('list', { name: 'This week at the bar' }));
    const headings = notes.getAllByRole('heading', { level: 2 });
    await expect(headings[0]).toHaveTextContent('The pink one is not the sweet one');
    await expect(screen.getByRole('link', { name: 'Follow it in a feed reader' })).toHaveAttribute(
      'href',
      '/feed.xml',
    );
  },
};

/** Older notes are on further pages. */
export const SeveralPages: Story = {
  parameters: {
    router: { entry: '/this-week' },
    ...withHandlers(
      answering(
        'listNotes',
        Array.from({ length: 21 }, (_, at) => ({ ...example, id: `note-${at}`, name: `Note ${at}` })),
      ),
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/this-week?page=2',
    );
    await expect(screen.queryByRole('heading', { name: 'Note 20' })).toBeNull();
  },
};

export const Loading: Story = { parameters: withHandlers(pending('getNote')) };

export const Empty: Story = {
  parameters: { router: { entry: '/this-week' }, ...withHandlers(empty('listNotes')) },
  play: async () => {
    await expect(await screen.findByText('There is no note yet')).toBeVisible();
  },
};

export const Missing: Story = {
  parameters: withHandlers(refusing('getNote', 404)),
  play: async () => {
    await expect(await screen.findByText('There is no such note')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: withHandlers(failing('getNote')),
  play: async () => {
    await expect(await screen.findByText('The note could not be loaded.')).toBeVisible();
  },
};

export const AllFailed: Story = {
  parameters: { router: { entry: '/this-week' }, ...withHandlers(failing('listNotes')) },
  play: async () => {
    await expect(await screen.findByText('The notes could not be loaded.')).toBeVisible();
  },
};

/** Its drink is a draft, or it has none. */
export const WithoutDrink: Story = {
  parameters: withHandlers(answering('getNote', { ...example, cocktail: null })),
  play: async () => {
    await expect(await screen.findByText(example.story)).toBeVisible();
    await expect(screen.queryByRole('link', { name: /^Recipe/ })).toBeNull();
  },
};

export const LongContent: Story = {
  parameters: withHandlers(answering('getNote', { ...example, name: LONG_NAME, story: LONG_TEXT })),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
