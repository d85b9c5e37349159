import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '#ui/components/Link.tsx';
import { PageHeading, SectionHeading } from '#ui/components/Headings.tsx';

const meta: Meta = {
  title: 'Components/Headings and prose',
  tags: ['autodocs'],
  component: PageHeading,
  subcomponents: { SectionHeading },
};
export default meta;
type Story = StoryObj;

export const Page: StoryObj<typeof PageHeading> = {
  args: {
    above: <Link to="/categories">Back to Categories</Link>,
    title: 'Explore Our Collection',
    lead: 'Discover our carefully curated cocktail recipes organized by category',
  },
};

export const Section: StoryObj<typeof SectionHeading> = {
  args: {
    aside: <Link to="/categories">All of them</Link>,
    children: 'Explore by Category',
  },
  parameters: { controls: { include: ['children'] } },
  render: (args) => <SectionHeading {...args} />,
};

export const SectionWithALongTitle: Story = {
  parameters: { controls: { disable: true } },
  render: () => <SectionHeading>Everything that we ever stirred, shaken or built in a glass</SectionHeading>,
};

export const RunningText: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div className="prose">
      <p>
        The still stands where the cider press stood. <a href="#oak">Under the oak</a> there is a bench, a
        table and most evenings somebody with a glass.
      </p>
      <h2>What grows here</h2>
      <ul>
        <li>Juniper, slowly</li>
        <li>Lemon balm, everywhere</li>
      </ul>
      <blockquote>Fill every glass with love.</blockquote>
    </div>
  ),
};
