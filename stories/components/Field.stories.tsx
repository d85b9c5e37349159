import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Checkbox, TextArea, TextInput, Select } from '#ui/components/Inputs.tsx';
import { Field, SelectField, TextField } from '#ui/components/Field.tsx';

const meta: Meta<typeof Field> = {
  title: 'Components/Field',
  tags: ['autodocs'],
  component: Field,
  subcomponents: { TextField, SelectField },
  args: { label: 'Name', required: false, children: (control) => <TextInput {...control} /> },
  decorators: [
    (Story) => (
      <div className="max-w-dialog">
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Text: Story = {};

export const WithHint: Story = {
  args: {
    label: 'Ingredients',
    required: true,
    hint: 'One per line, amount first.',
    children: (control) => <TextArea {...control} defaultValue={'1 oz London dry gin\n1 oz Campari'} />,
  },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: /Ingredients/ });
    await expect(area).toHaveAccessibleDescription('One per line, amount first.');
    await expect(area).toBeRequired();
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Name is required', hint: 'As the menu spells it.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: /Name/ });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Name is required As the menu spells it.');
  },
};

export const Choice: Story = {
  args: {
    label: 'Difficulty',
    children: (control) => (
      <Select {...control} defaultValue="Easy" options={['Simple', 'Easy', 'Moderate']} />
    ),
  },
};

export const Disabled: Story = {
  args: { children: (control) => <TextInput {...control} disabled value="Negroni" readOnly /> },
};

export const Checkboxes: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div className="grid justify-items-start gap-1">
      <Checkbox label="Featured" defaultChecked />
      <Checkbox label="Not yet" />
      <Checkbox label="Cannot be" disabled />
    </div>
  ),
};

/** The controls are on one line, though only one field has a hint. */
export const InARow: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div className="grid grid-cols-2 gap-4">
      <Field label="Difficulty" hint="2 recipes have none">
        {(control) => <TextInput {...control} />}
      </Field>
      <Field label="Category">{(control) => <TextInput {...control} />}</Field>
    </div>
  ),
  play: async ({ canvas }) => {
    const [difficulty, category] = ['Difficulty', 'Category'].map((name) =>
      canvas.getByRole('textbox', { name }).getBoundingClientRect(),
    );
    await expect([difficulty?.top, difficulty?.height]).toEqual([category?.top, category?.height]);
  },
};

/** Shows the form on the raised colour. */
export const OnACard: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div className="grid gap-5 bg-raised p-6">
      <Field label="Name" required error="Name is required">
        {(control) => <TextInput {...control} placeholder="Negroni" />}
      </Field>
      <Field label="Description" hint="Two sentences at most.">
        {(control) => <TextArea {...control} />}
      </Field>
    </div>
  ),
};
