import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import type { Note } from '#openapi/generated/model/index.ts';
import { NoteSummary } from '#ui/components/NoteSummary.tsx';
import { NotePicture } from '#ui/components/NotePicture.tsx';
import { NEGRONI } from './sample-items.ts';

const NOTE: Note = { ...exampleOf('getNote'), image: null };

const meta: Meta<typeof NoteSummary> = {
  title: 'Components/Notes',
  component: NoteSummary,
  parameters: {
    usage: {
      do: ['How a note begins, where several stand below each other.'],
      dont: ['Not where the whole note is read.'],
    },
    controls: { disable: true },
  },
  subcomponents: { NotePicture },
};
export default meta;
type Story = StoryObj<typeof NoteSummary>;

export const Summary: Story = { args: { note: NOTE, level: 2 } };

export const PictureOfItsDrink: Story = {
  args: Summary.args ?? {},
  render: ({ note }) => <NotePicture note={note} drink={NEGRONI} />,
};
