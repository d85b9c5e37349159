import type { Meta, StoryObj } from '@storybook/react-vite';
import { USUAL_CONDITIONS } from '../../.storybook/conditions.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { SCREENS } from './overview-screens.ts';

/** All screens at once, small, in both themes; each is the story itself, and leads to it. */
function Overview() {
  return (
    <main className="p-6">
      <h1 className="text-section">All screens</h1>
      <p className="mt-2 max-w-prose text-soft">
        Each picture is the story itself, played once it comes near; it opens the story. All states of a
        screen stand under its name in the sidebar.
      </p>
      <ul className="mt-8 flex flex-wrap gap-x-10 gap-y-8">
        {SCREENS.map(([name, id]) => (
          <li key={id}>
            <h2 className="mb-2 text-title">{name}</h2>
            <div className="flex flex-wrap gap-2">
              <ScreenFrame id={id} name={`${name}, light`} conditions={USUAL_CONDITIONS} />
              <ScreenFrame
                id={id}
                name={`${name}, dark`}
                conditions={{ ...USUAL_CONDITIONS, theme: 'dark' }}
              />
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}

const meta: Meta<typeof Overview> = {
  title: 'Overview/All screens',
  component: Overview,
  // Its frames need a whole Storybook around them, which the runner of the tests is not.
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen', a11y: { options: { iframes: false } }, controls: { disable: true } },
};
export default meta;

export const AllScreens: StoryObj<typeof Overview> = {};
