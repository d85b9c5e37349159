import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '#ui/app/routes.ts';
import { administratorJourney } from '#ui/tests/support/administrator-journey.ts';
import type { Step } from '#ui/tests/support/journey-page.ts';
import { visitorJourney } from '#ui/tests/support/visitor-journey.ts';
import { JourneySite } from './JourneySite.tsx';
import { storySite } from '../story-site.ts';
import { storyPage } from './story-page.ts';

const meta: Meta<typeof JourneySite> = {
  title: 'Journeys/Whole ways',
  component: JourneySite,
  tags: ['!autodocs'],
  // A journey turns the lights down by itself.
  globals: { theme: 'light' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: async () => {
    // A browser has fetched the next screen before it shows it; here that would be in the middle of a step.
    await Promise.all(routes.map(({ code }) => code.load()));
    localStorage.removeItem('theme');
    // A story may neither write to the clipboard nor download anything.
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.resolve() },
    });
    HTMLAnchorElement.prototype.click = () => undefined;
    return () => {
      if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
      else Reflect.deleteProperty(navigator, 'clipboard');
      Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
      localStorage.removeItem('theme');
    };
  },
};
export default meta;
type Story = StoryObj<typeof JourneySite>;

/** A whole way, on a site of its own. Fragments and the Tab key need a browser of their own. */
function journey(steps: readonly Step[]): Story {
  return {
    parameters: { msw: { handlers: [storySite()] } },
    // It reads the navigation of a wide window.
    globals: { viewport: { value: 'desktop' } },
    play: async ({ step }) => {
      for (const { title, run } of steps) await step(title, () => run(storyPage));
    },
  };
}

export const Visitor: Story = journey(visitorJourney);
export const Administrator: Story = journey(administratorJourney);
