import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pending, refusing } from '../../story-answers.ts';
import { starterCocktails } from '#mocks/starter-answers.ts';
import { starterContents } from '#openapi/starter/starter-catalogue.ts';
import { atTab, fullCatalogue } from './admin-parameters.ts';
import { AdminFrame, clearToasts, expectToast, logIn } from './AdminFrame.tsx';
import { catalogueMocks } from './catalogue-mocks.ts';
import { storySite } from '../../story-site.ts';

/** What is done to several rows: told before, one change, one undo. */
const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Many at once',
  component: AdminFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    ...atTab('cocktails'),
    ...fullCatalogue(),
  },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

const [first, second, third, fourth] = starterCocktails.map(({ name }) => name).sort();
const box = (name = '') => screen.getByRole('checkbox', { name: `Select ${name}` });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const question = async () => within(await screen.findByRole('dialog'));

/** A click, and one with Shift: four rows. */
export const Selected: Story = {
  play: async () => {
    await logIn();
    await screen.findByRole('button', { name: `Edit ${first ?? ''}` });
    await userEvent.click(box(first));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(box(fourth));
    await user.keyboard('{/Shift}');
    for (const name of [first, second, third, fourth]) await expect(box(name)).toBeChecked();
    await expect(screen.getByText('4 selected')).toBeVisible();
  },
};

/** The space bar selects as far as the row before it, with Shift. */
export const SelectedByKeys: Story = {
  play: async () => {
    await logIn();
    await screen.findByRole('button', { name: `Edit ${first ?? ''}` });
    box(first).focus();
    await userEvent.keyboard(' ');
    box(third).focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(box(second)).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    await expect(box(second)).not.toBeChecked();
  },
};

export const DryRunTold: Story = {
  play: async (context) => {
    await Selected.play?.(context);
    await press('Change…');
    const dialog = await question();
    await userEvent.selectOptions(dialog.getByLabelText('What to change'), 'Set difficulty');
    await userEvent.selectOptions(dialog.getByLabelText('Difficulty'), 'Expert');
    await expect(await dialog.findByText('4 cocktails change.')).toBeVisible();
    for (const name of [first, second, third, fourth])
      await expect(dialog.getByText(name ?? '')).toBeVisible();
  },
};

/** What was typed and not chosen is told, and nothing is changed without it. */
export const UnchosenText: Story = {
  play: async (context) => {
    await Selected.play?.(context);
    await press('Change…');
    const dialog = await question();
    await userEvent.selectOptions(dialog.getByLabelText('What to change'), 'Add equipment');
    const chooser = await dialog.findByRole('combobox', { name: 'Equipment' });
    await userEvent.type(chooser, 'Muddler');
    await dialog.findByRole('option', { name: 'Muddler' });
    await userEvent.keyboard('{Enter}');
    await dialog.findByText(/cocktails? change/);
    await userEvent.type(chooser, 'no such thing');
    await userEvent.click(await dialog.findByRole('button', { name: 'Change' }));
    await waitFor(() => expect(chooser).toHaveFocus());
    await expect(chooser).toHaveAccessibleDescription(/“no such thing” is not chosen/);
    await userEvent.clear(chooser);
    await userEvent.click(await dialog.findByRole('button', { name: 'Change' }));
    await expectToast('Cocktails updated');
  },
};

export const DryRunUnderWay: Story = {
  parameters: { msw: { handlers: [pending('updateItems'), ...catalogueMocks()] } },
  play: async (context) => {
    await Selected.play?.(context);
    await press('Unpublish');
    const dialog = await question();
    await expect(await dialog.findByText('Looking what it would do')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Unpublish' })).toBeNull();
  },
};

export const ChangedAndUndone: Story = {
  play: async (context) => {
    await DryRunTold.play?.(context);
    await press('Change');
    await expectToast('Cocktails updated');
    await expectToast('4 cocktails changed.');
    await waitFor(() => expect(screen.queryByText('4 selected')).toBeNull());
    await press('Undo');
    await expectToast('Change undone');
  },
};

/** Says what it deletes, how long that can be restored, and that not all of it is in sight. */
export const DeletionOfUnseenRows: Story = {
  play: async (context) => {
    await Selected.play?.(context);
    await userEvent.type(screen.getByLabelText('Filter by name'), first ?? '');
    await waitFor(() => expect(screen.queryByRole('button', { name: `Edit ${fourth ?? ''}` })).toBeNull());
    await press('Delete 4 cocktails');
    const dialog = await question();
    await expect(await dialog.findByText(/cocktails are deleted/)).toBeVisible();
    await expect(dialog.getByText(/For 30 days .* 3 of them are not in the rows shown now\.$/)).toBeVisible();
  },
};

/** What is in use stays, and the dialog says why. */
export const DeletionInPart: Story = {
  parameters: atTab('garnish'),
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByLabelText('Select this page'));
    await userEvent.click(screen.getByRole('button', { name: /^Delete \d+ garnishes$/ }));
    const dialog = await question();
    await expect(await dialog.findByRole('list', { name: 'Left alone' })).toBeVisible();
  },
};

let writes = 0;

/** Published recipes become drafts by one button. When something was changed meanwhile, the dialog asks again. */
export const UnpublishedAfterAChange: Story = {
  parameters: {
    msw: {
      handlers: [refusing('updateItems', 412, { isMended: () => (writes += 1) !== 2 }), ...catalogueMocks()],
    },
  },
  play: async (context) => {
    // The dry run, the write that is too late, and all that comes after it.
    writes = 0;
    await Selected.play?.(context);
    await press('Unpublish');
    const dialog = await question();
    await userEvent.click(await dialog.findByRole('button', { name: 'Unpublish' }));
    await expectToast('Something was changed meanwhile. Please look at what it would do now.');
    await userEvent.click(await dialog.findByRole('button', { name: 'Unpublish' }));
    await expectToast('Cocktails updated');
    await expect((await screen.findAllByText('Draft', { selector: 'span' }))[0]).toBeVisible();
  },
};

/** A server that fails is told in the dialog. */
export const Failing: Story = {
  parameters: { msw: { handlers: [refusing('deleteItems', 500), ...catalogueMocks()] } },
  play: async (context) => {
    await Selected.play?.(context);
    await press('Delete 4 cocktails');
    await expect(await (await question()).findByRole('alert')).toBeVisible();
  },
};

const starter = starterContents('2026-01-01');
const withTwins = {
  ...starter,
  menus: [],
  garnish: [...(starter.garnish ?? []), { name: 'Slice of lime', description: null }],
  cocktails: starterCocktails.slice(0, 3).map((one) => ({ ...one, garnish: ['Slice of lime'] })),
};

/** Two names for one thing are offered to become one. */
export const DuplicatesReplaced: Story = {
  parameters: {
    ...atTab('garnish'),
    msw: {
      handlers: [
        storySite({
          contents: {
            ...withTwins,
            garnish: [...withTwins.garnish, { name: 'Lime slices', description: null }],
          },
        }),
      ],
    },
  },
  play: async () => {
    await logIn();
    await userEvent.click(await screen.findByText('2 of these garnishes may be the same'));
    await press('Replace Slice of lime with Lime slices');
    const dialog = await question();
    await expect(
      await dialog.findByText('3 items will name “Lime slices” instead. “Slice of lime” is deleted.'),
    ).toBeVisible();
    await press('Replace and delete');
    await expectToast('Garnish replaced');
    await waitFor(() => expect(screen.queryByText(/may be the same/)).toBeNull());
    await press('Undo');
    await expectToast('Change undone');
    await screen.findByText('2 of these garnishes may be the same');
  },
};

/** What cannot be deleted can be replaced. */
export const InUseReplaced: Story = {
  parameters: atTab('garnish'),
  play: async () => {
    await logIn();
    await press('Delete Lime wheel');
    await press('Delete');
    await press('Replace with…');
    const dialog = await question();
    await expect(dialog.getByRole('heading', { name: 'Replace “Lime wheel”' })).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Replace it with'), 'Lime wedge');
    await expect(await dialog.findByText(/“Lime wheel” is deleted\.$/)).toBeVisible();
  },
};

/** Each that uses it is a link to its row, which has the focus then. */
export const UserFollowed: Story = {
  parameters: atTab('garnish'),
  play: async () => {
    await logIn();
    await press('Delete Lime wheel');
    await press('Delete');
    const dialog = await question();
    const [user] = within(await dialog.findByRole('list', { name: 'Used by' })).getAllByRole('link');
    const name = user?.textContent ?? '';
    if (user) await userEvent.click(user);
    await waitFor(() => expect(screen.getByRole('listitem', { name })).toHaveFocus());
    await expect(screen.getByLabelText('Filter by name')).toHaveValue(name);
  },
};
