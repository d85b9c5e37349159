import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { AdvertCounts } from '#openapi/generated/model/index.ts';
import { starterMyAds } from '#mocks/starter-answers.ts';
import { answering, failing, pending } from '../../story-answers.ts';
import { atTab } from './admin-parameters.ts';
import { AdminFrame, clearToasts, logIn } from './AdminFrame.tsx';
import { catalogueMocks } from './catalogue-mocks.ts';

const handlers = (...first: ReturnType<typeof catalogueMocks>) => ({
  ...atTab('myads'),
  msw: { handlers: [...first, ...catalogueMocks()] },
});

const [{ id, name } = { id: '', name: '' }, other] = starterMyAds;
const count = (day: number, views: number, clicks: number) => ({
  day: `2026-11-${day}`,
  id,
  name,
  views,
  clicks,
});
const COUNTS: AdvertCounts = {
  from: '2026-10-27',
  to: '2026-11-25',
  counts: [
    ...[20, 34, 51, 12, 0, 8, 40, 77, 92, 31].map((views, at) => count(10 + at, views, at % 3)),
    { ...count(24, 1000, 40), id: other?.id ?? '', name: other?.name ?? '' },
    count(25, 1, 1),
  ],
};

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Advert statistics',
  component: AdminFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    ...handlers(answering('getAdvertStatistics', COUNTS)),
  },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

async function openStatistics() {
  await logIn();
  await userEvent.click(await screen.findByRole('button', { name: `Statistics of ${name}` }));
  return within(await screen.findByRole('dialog', { name: `Statistics of “${name}”` }));
}

/** Where the advert stands, its sums, and every day; other adverts are in the CSV alone. */
export const SomeDays: Story = {
  play: async () => {
    const dialog = await openStatistics();
    await expect(await dialog.findByText('366 views')).toBeVisible();
    await expect(dialog.getByText('10 clicks')).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Views and clicks of each day, 92 at most' })).toBeVisible();
    await userEvent.click(dialog.getByText('Day by day'));
    const [, newest, before] = await dialog.findAllByRole('row');
    await expect(newest).toHaveTextContent('November 25, 202611');
    await expect(before).toHaveTextContent('November 19, 2026310');
    await expect(dialog.getByRole('button', { name: 'CSV of all adverts' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^collection/ })).toHaveAttribute(
      'href',
      '/explore-collection',
    );
  },
};

export const Phone: Story = {
  ...SomeDays,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};

export const NotSeenYet: Story = {
  parameters: handlers(),
  play: async () => {
    const dialog = await openStatistics();
    await expect(await dialog.findByText('Not seen yet.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'CSV of all adverts' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: handlers(pending('getAdvertStatistics')),
  play: async () => {
    const dialog = await openStatistics();
    await expect(dialog.getByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: handlers(failing('getAdvertStatistics')),
  play: async () => {
    const dialog = await openStatistics();
    await expect(await dialog.findByText(/^The statistics could not be loaded\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** "What a visitor sees on a chosen date" */
export const OnAnotherDay: Story = {
  play: async () => {
    await logIn();
    const day = await screen.findByLabelText('Seen on');
    const shown = () => screen.queryAllByRole('button', { name: /^Statistics of/ }).length;
    await userEvent.type(day, '2001-01-01');
    await expect(await screen.findByText(/none is running and on 2001-01-01\.$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await expect(await screen.findByRole('button', { name: `Statistics of ${name}` })).toBeVisible();
    const today = new Date().toISOString().slice(0, 10);
    await userEvent.clear(day);
    await userEvent.type(day, today);
    const running = starterMyAds.filter((ad) => ad.startDate <= today && today <= ad.endDate);
    await expect(shown()).toBe(running.length);
  },
};
