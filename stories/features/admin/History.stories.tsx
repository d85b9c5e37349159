import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import {
  getListChangesMockHandler,
  getListChangesResponseMock,
  getRestoreChangeMockHandler409,
  getRestoreChangeResponseMock409,
} from '#mocks/generated/history/history.msw.ts';
import { failing, never } from '../../responses.ts';
import { holdToast } from '../../hold-toast.ts';
import { AdminStory, atTab, loggedIn, openDialog, pick, press } from './AdminStory.tsx';

const meta: Meta<typeof AdminStory> = {
  title: 'Admin/History',
  component: AdminStory,
  beforeEach: loggedIn,
  parameters: { layout: 'fullscreen', content: 'few', router: atTab('spirits') },
};
export default meta;
type Story = StoryObj<typeof AdminStory>;

/** The form leads to it in every window. A phone hides the button of the row. */
async function openHistory() {
  await press(/^Edit /);
  await press('History');
  return openDialog(/^History of /);
}

async function openRecentChanges() {
  await pick('More', 'Recent changes');
  return openDialog('Recent changes');
}

/** The dialog lists an item's versions, the newest on top. */
export const OfOneItem: Story = {
  tags: ['screenshot'],
  play: async () => {
    const dialog = await openHistory();
    await dialog.findByRole('list', { name: 'Versions' });
  },
};

const nameTaken = {
  ...getRestoreChangeResponseMock409(),
  detail: 'There is now a spirit named "Absinthe". Please rename that one first.',
};

const { changes } = getListChangesResponseMock();
const earlier = {
  total: 1,
  next: null,
  changes: changes.slice(1).map((change) => ({ ...change, isCurrent: false })),
};

/** The toast shows a 409 in the server's words. */
export const RestoreRefused: Story = {
  parameters: {
    msw: { handlers: [getListChangesMockHandler(earlier), getRestoreChangeMockHandler409(nameTaken)] },
  },
  play: async () => {
    await openHistory();
    await press(/^Restore this version/);
    await holdToast(nameTaken.detail);
  },
};

/** One list shows every change, with deleted items and imports. */
export const RecentChanges: Story = {
  tags: ['screenshot'],
  play: async () => void (await openRecentChanges()),
};

export const NothingChanged: Story = {
  parameters: { msw: { handlers: [getListChangesMockHandler({ total: 0, next: null, changes: [] })] } },
  play: async () => {
    const dialog = await openRecentChanges();
    await dialog.findByText('Nothing has changed yet.');
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [getListChangesMockHandler(never)] } },
  play: async () => void (await openRecentChanges()),
};

export const Failed: Story = {
  parameters: { msw: { handlers: [getListChangesMockHandler(failing)] } },
  play: async () => {
    await openRecentChanges();
    await screen.findByText(/The changes could not be loaded/);
  },
};
