import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs } from '#ui/components/Tabs.tsx';

const TABS = [
  'Categories',
  'Cocktails',
  'Equipment',
  'Garnish',
  'Glassware',
  'MyAds',
  'Spirits',
  'Sustainable',
].map((label) => ({ value: label.toLowerCase(), label }));

function CatalogueTabs({ value: first, ...rest }: ComponentProps<typeof Tabs>) {
  const [value, setValue] = useState(first);
  return (
    <Tabs {...rest} value={value} onValueChange={setValue}>
      <p>The tab “{value}” is open.</p>
    </Tabs>
  );
}

const meta: Meta<typeof Tabs> = {
  title: 'Components/Tabs',
  tags: ['autodocs'],
  component: Tabs,
  args: {
    groups: [
      { label: 'Catalogue', tabs: [...TABS, { value: 'types', label: 'Techniques' }] },
      { label: 'House extras', tabs: [{ value: 'menus', label: 'Menus' }] },
    ],
    value: 'cocktails',
    onValueChange: fn(),
    children: 'The panel of the tab that is open.',
  },
  argTypes: {
    value: { options: [...TABS.map(({ value }) => value), 'types'], control: 'select' },
    children: { control: false },
  },
  render: (args) => <CatalogueTabs key={args.value} {...args} />,
};
export default meta;

export const Dashboard: StoryObj<typeof Tabs> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: 'Cocktails' })).toHaveAttribute('aria-selected', 'true');
    canvas.getByRole('tab', { name: 'Cocktails' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'Equipment' })).toBeVisible();
    await userEvent.keyboard('{End}{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'Techniques' })).toBeVisible();
  },
};
