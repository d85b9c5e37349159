import type { Meta, StoryObj } from '@storybook/react-vite';

/** Every screen's first state, by its story's id. */
const SCREENS = [
  ['Home', 'screens-home--loaded'],
  ['Categories', 'screens-categories--all'],
  ['One category', 'screens-categories--one-category'],
  ['Recipe', 'screens-recipe--loaded'],
  ['Explore Our Collection', 'screens-collection--loaded'],
  ['Tutorials', 'screens-tutorials--loaded'],
  ['Sustainable guide', 'screens-sustainable-guide--loaded'],
  ['About', 'screens-information--about'],
  ['Contact', 'screens-information--contact'],
  ['Not found', 'screens-not-found--unknown-address'],
  ['Search', 'search-overlay--found'],
  ['Login', 'admin-login--logged-out'],
  ['Dashboard', 'admin-cocktails--list'],
] as const;

const THEMES = ['light', 'dark'] as const;

/** All screens at once, small, in both themes; each frame is the story itself, and opens it. */
function Overview() {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(36rem,1fr))] gap-8 p-6">
      {SCREENS.map(([name, id]) => (
        <section key={id} aria-label={name}>
          <h2 className="mb-2 text-title">
            <a href={`./?path=/story/${id}`} target="_top" className="hover:underline">
              {name}
            </a>
          </h2>
          <div className="grid grid-cols-2 gap-3">
            {THEMES.map((theme) => (
              <div key={theme} className="relative aspect-[4/3] overflow-hidden border border-hairline">
                <iframe
                  title={`${name}, ${theme}`}
                  src={`./iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`}
                  loading="lazy"
                  tabIndex={-1}
                  className="absolute size-[400%] origin-top-left scale-25"
                />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const meta: Meta<typeof Overview> = {
  title: 'Overview/All screens',
  component: Overview,
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
};
export default meta;

export const AllScreens: StoryObj<typeof Overview> = {};
