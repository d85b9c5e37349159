import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusing } from '../../story-answers.ts';
import { atTab, firstSpirit } from './admin-parameters.ts';
import { AdminFrame, clearToasts, logIn } from './AdminFrame.tsx';
import { catalogueMocks } from './catalogue-mocks.ts';

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Edit conflicts',
  component: AdminFrame,
  parameters: { layout: 'fullscreen', controls: { disable: true }, ...atTab('spirits') },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

/** Of a story: a spirit that someone else saves while it is edited here. */
function savedMeanwhile(theirs: object): Pick<Story, 'beforeEach' | 'parameters'> {
  let reads = 0;
  return {
    beforeEach: () => {
      reads = 0;
    },
    parameters: {
      msw: {
        handlers: [
          refusing('updateSpirit', 412),
          answering('getSpirit', () => {
            reads += 1;
            return reads === 1 ? firstSpirit : { ...firstSpirit, version: 2, ...theirs };
          }),
          ...catalogueMocks(),
        ],
      },
    },
  };
}

/** Both changed the same field: what was typed stays, and the other version stands beside it. */
export const ChangedMeanwhile: Story = {
  ...savedMeanwhile({ name: 'Theirs' }),
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${firstSpirit.name}` }));
    const name = await screen.findByLabelText(/^Name/);
    await waitFor(() => expect(name).toHaveValue(firstSpirit.name));
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Update Spirit' }));
    const notice = await screen.findByRole('region', { name: 'This was changed meanwhile' });
    await waitFor(() => expect(within(notice).getByRole('heading')).toHaveFocus());
    await expect(within(notice).getByText('Theirs')).toBeVisible();
    await expect(within(notice).getByText('Mine')).toBeVisible();
    await expect(name).toHaveValue('Mine');
    // Nothing is sent before it is decided.
    await userEvent.click(screen.getByRole('button', { name: 'Update Spirit' }));
    await waitFor(() => expect(within(notice).getByRole('heading')).toHaveFocus());
  },
};

export const SavedVersionTaken: Story = {
  ...savedMeanwhile({ name: 'Theirs' }),
  play: async (context) => {
    await ChangedMeanwhile.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Take the saved version' }));
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('Theirs');
    await expect(screen.queryByText('This was changed meanwhile')).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

/** They changed another field: it is taken over, what was typed stays, and nothing is asked. */
export const ChangesMerged: Story = {
  ...savedMeanwhile({ description: 'Described by them.' }),
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${firstSpirit.name}` }));
    const name = await screen.findByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Update Spirit' }));
    const notice = await screen.findByRole('region', { name: 'This was changed meanwhile' });
    await expect(within(notice).getByText('Described by them.')).toBeVisible();
    await expect(screen.getByLabelText(/^Description/)).toHaveValue('Described by them.');
    await expect(name).toHaveValue('Mine');
    await userEvent.click(within(notice).getByRole('button', { name: 'Go on editing' }));
    await expect(screen.queryByText('This was changed meanwhile')).toBeNull();
  },
};

/** What was saved is the same as before, such as after a change and its undoing. */
export const NothingDiffers: Story = {
  ...savedMeanwhile({ version: 1 }),
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${firstSpirit.name}` }));
    await userEvent.type(await screen.findByLabelText(/^Name/), ' of mine');
    await userEvent.click(screen.getByRole('button', { name: 'Update Spirit' }));
    await expect(
      await screen.findByText('It says the same as what you opened. Save yours again.'),
    ).toBeVisible();
    await expect(screen.getByLabelText(/^Name/)).toHaveValue(`${firstSpirit.name} of mine`);
  },
};
