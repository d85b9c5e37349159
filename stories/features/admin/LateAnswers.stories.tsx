import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusing } from '../../story-answers.ts';
import { starterSpirits } from '#mocks/starter-answers.ts';
import type { Spirit } from '#openapi/generated/model.ts';
import { atTab, firstSpirit } from './admin-parameters.ts';
import { AdminFrame, clearToasts, expectToast, logIn } from './AdminFrame.tsx';
import { catalogueMocks } from './catalogue-mocks.ts';

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Late answers',
  component: AdminFrame,
  parameters: { layout: 'fullscreen', controls: { disable: true }, ...atTab('spirits') },
  beforeEach: () => {
    gates.forEach(close);
    return clearToasts();
  },
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

const [, second] = starterSpirits;
if (!second) throw new Error('the starter catalogue has more than one spirit');

/** What answers wait for until the story opens it. */
interface Gate {
  open: () => void;
  /** True once it is open. */
  opened: Promise<true>;
}
const gates: Gate[] = [];

/** A gate that is closed whenever a story begins. */
function newGate(): Gate {
  const gate = { open: () => {}, opened: Promise.resolve<true>(true) };
  gates.push(gate);
  return gate;
}

function close(gate: Gate): void {
  gate.opened = new Promise((resolve) => {
    gate.open = () => resolve(true);
  });
}

const edit = async ({ name }: Spirit) =>
  userEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }));
const nameBox = () => screen.findByLabelText(/^Name/);
const found = (id: unknown) => starterSpirits.find((one) => one.id === id) ?? firstSpirit;

function slowReads(of: Spirit, wait: Gate) {
  return {
    msw: {
      handlers: [
        answering('getSpirit', async ({ params }) => {
          if (params['id'] === of.id) await wait.opened;
          return found(params['id']);
        }),
        ...catalogueMocks(),
      ],
    },
  };
}

const first = newGate();
/** Edit A, edit B, A answers last: the form shows B. */
export const EditedInTurn: Story = {
  parameters: slowReads(firstSpirit, first),
  play: async () => {
    await logIn();
    await edit(firstSpirit);
    await edit(second);
    await expect(await nameBox()).toHaveValue(second.name);
    first.open();
    await expect(await screen.findByRole('heading', { name: `Edit ${second.name}` })).toBeVisible();
    await expect(await nameBox()).toHaveValue(second.name);
  },
};

const cancelled = newGate();
/** Edit A, Cancel, type, A answers: what was typed stays. */
export const CancelledMeanwhile: Story = {
  parameters: slowReads(firstSpirit, cancelled),
  play: async () => {
    await logIn();
    await edit(firstSpirit);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await userEvent.type(await nameBox(), 'Typed meanwhile');
    cancelled.open();
    await edit(second);
    // Something would be lost, so it is asked.
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(await nameBox()).toHaveValue('Typed meanwhile');
    await expect(screen.getByRole('button', { name: 'Add Spirit' })).toBeVisible();
  },
};

const saved = newGate();
const sent: unknown[] = [];
/** Two clicks send once, and what is typed until the answer belongs to the item that was made. */
export const TypedWhileSaving: Story = {
  beforeEach: () => {
    sent.length = 0;
  },
  parameters: {
    msw: {
      handlers: [
        answering('getSpirit', ({ params }) => ({ ...found(params['id']), id: 'umeshu', name: 'Umeshu' })),
        answering('createSpirit', async ({ request }) => {
          const fields = (await request.json()) as Partial<Spirit>;
          sent.push(fields);
          await saved.opened;
          return { ...firstSpirit, ...fields, id: 'umeshu', description: null, version: 1 };
        }),
        ...catalogueMocks(),
      ],
    },
  },
  play: async () => {
    await logIn();
    await userEvent.type(await nameBox(), 'Umeshu');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add Spirit' }));
    await userEvent.type(screen.getByLabelText(/^Description/), 'Typed while it was saved.');
    saved.open();
    await expectToast('Spirit created successfully');
    await expect(await screen.findByRole('button', { name: 'Update Spirit' })).toBeVisible();
    await expect(screen.getByLabelText(/^Description/)).toHaveValue('Typed while it was saved.');
    await expect(sent).toHaveLength(1);
  },
};

/** An update that fails says so, whatever the form shows by then. */
export const FailedAfterwards: Story = {
  parameters: { msw: { handlers: [refusing('updateSpirit', 500), ...catalogueMocks()] } },
  play: async () => {
    await logIn();
    await edit(firstSpirit);
    await expect(await nameBox()).toHaveValue(firstSpirit.name);
    await userEvent.click(screen.getByRole('button', { name: 'Update Spirit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectToast('Failed to update spirit');
    await expect(screen.queryByText('Failed to create spirit')).toBeNull();
  },
};

/** The item in the form was deleted elsewhere: what was typed stays, and can be added as a new item. */
export const DeletedMeanwhile: Story = {
  parameters: { msw: { handlers: [refusing('updateSpirit', 404), ...catalogueMocks()] } },
  play: async () => {
    await logIn();
    await edit(firstSpirit);
    await expect(await nameBox()).toHaveValue(firstSpirit.name);
    await userEvent.type(await nameBox(), ' of mine');
    await userEvent.click(screen.getByRole('button', { name: 'Update Spirit' }));
    const heading = await screen.findByRole('heading', { name: 'This was deleted meanwhile' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Add Spirit' }));
    await screen.findByRole('button', { name: `Edit ${firstSpirit.name} of mine` });
    await waitFor(() => expect(screen.queryByText('This was deleted meanwhile')).toBeNull());
  },
};

/** A refusal to delete one item says nothing about the next that is asked about. */
export const RefusedBefore: Story = {
  parameters: { msw: { handlers: [refusing('deleteSpirit', 409), ...catalogueMocks()] } },
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${firstSpirit.name}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('alert');
    // The button and the cross have the same name, and do the same.
    const [close] = dialog.getAllByRole('button', { name: 'Close' });
    if (!close) throw new Error('a refusal can be closed');
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${second.name}` }));
    await expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible();
  },
};
