import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui/components/Button.tsx';
import { Field } from '#ui/components/Field.tsx';
import { Combobox } from '#ui/components/combobox/Combobox.tsx';
import type { Option } from '#ui/components/combobox/useOptionList.ts';

const SPIRITS = [
  'London dry gin',
  'White rum',
  'Aged rum',
  'Rye whiskey',
  'Bourbon',
  'Mezcal',
  'Tequila blanco',
].map((label): Option => ({ value: label.toLowerCase().replaceAll(' ', '-'), label }));
const MANY = Array.from({ length: 300 }, (_, index): Option => ({
  value: `${index}`,
  label: `Bottle ${index + 1}`,
}));

type SpiritsProps = ComponentProps<typeof Combobox> & { onSave?: () => void };

function Spirits({ value: first, onSave, ...rest }: SpiritsProps) {
  const [value, setValue] = useState(first);
  return (
    <form
      className="min-h-96 max-w-dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSave?.();
      }}
    >
      <Field label="Spirits" hint="Everything alcoholic in it.">
        {(control) => <Combobox {...control} {...rest} value={value} onValueChange={setValue} />}
      </Field>
      <output className="sr-only">{value.join(',')}</output>
      {onSave && <Button type="submit">Save</Button>}
    </form>
  );
}

const meta: Meta<typeof Spirits> = {
  title: 'Components/Combobox',
  tags: ['autodocs'],
  component: Combobox,
  parameters: {
    // `emptyText` is shown only where a list has no options.
    controls: { exclude: ['options', 'emptyText', 'onCreate'] },
  },
  args: { label: 'Spirits', options: SPIRITS, value: [], onValueChange: fn() },
  render: (args) => <Spirits key={args.value.join()} {...args} />,
};
export default meta;
type Story = StoryObj<typeof Spirits>;

export const NothingChosen: Story = {};

export const Chosen: Story = {
  args: { value: ['white-rum', 'aged-rum', 'no-longer-listed'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove White rum' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('aged-rum,no-longer-listed');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox', { name: 'Spirits' });
    const chosen = canvas.getByRole('status');
    await userEvent.click(box);
    await userEvent.keyboard('rum');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(chosen).toHaveTextContent('aged-rum');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(chosen).toHaveTextContent('aged-rum,white-rum');
    await expect(canvas.getByRole('option', { name: 'White rum' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Backspace}');
    await expect(chosen).toHaveTextContent(/^aged-rum$/);
  },
};

export const NothingMatches: Story = {
  parameters: { controls: { exclude: ['options', 'emptyText'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'absinthe');
    await expect(canvas.getByText('Nothing matches “absinthe”.')).toBeVisible();
  },
};

/** The last row creates the option that the list lacks, also by keyboard. */
export const CreatesWhatIsMissing: Story = {
  args: { onCreate: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'rum');
    await userEvent.keyboard('{End}');
    const row = canvas.getByRole('option', { name: 'Create “rum”' });
    await expect(box).toHaveAttribute('aria-activedescendant', row.id);
    await userEvent.clear(box);
    // An option of this name exists in another case.
    await userEvent.type(box, 'MEZCÁL');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(box);
    await userEvent.type(box, ' Genever ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Genever');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** Leaving the box chooses an option whose whole name was typed. Any other text stays, and is not saved. */
export const TypedAndLeft: Story = {
  args: { onSave: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox');
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.type(box, 'white RUM');
    await userEvent.tab();
    await userEvent.click(save);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^white-rum$/);
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    // The box still has its first letter when somebody comes back by keyboard.
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('mez');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent('“mez” is not chosen.');
    await userEvent.click(save);
    await expect(box).toHaveFocus();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/^“mez” is not chosen\..* Everything alcoholic in it\.$/);
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await userEvent.clear(box);
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
};

/** At most one option is chosen, and another one replaces it. */
export const One: Story = {
  args: { isSingle: true, value: ['mezcal'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'rye{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^rye-whiskey$/);
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const NothingYet: Story = {
  args: { options: [], emptyText: 'Loading the spirits…' },
  parameters: { controls: { exclude: ['options'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('Loading the spirits…')).toBeVisible();
  },
};

export const ThreeHundred: Story = {
  args: { options: MANY },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('option', { name: 'Bottle 300' });
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', last.id);
  },
};
