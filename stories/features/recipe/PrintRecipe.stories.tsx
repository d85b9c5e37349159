import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { atRecipe, RecipeFrame, recipeIsThere, startAfresh } from './RecipeFrame.tsx';

// The print document's own requests pass the mocks by, so the photo is a file that the story's server really has.
const fileHere = (path: string) => new URL(`${import.meta.env.BASE_URL}${path}`, location.href).pathname;
const PHOTO = fileHere('adverts/negroni-hour.svg');
/** A file that is there, so that nothing else is missing by mistake. */
const NO_PICTURE = fileHere('mockServiceWorker.js');

/** What the print window held when it printed, and when. */
interface Printed {
  text: string;
  hasImage: boolean;
  hasFonts: boolean;
  atMs: number;
}

let printed: Printed[] = [];
let openedAtMs = 0;
const closed = fn();

/** Windows open as frames, so that a story can look into them, and note what they print. */
function watchPrinting(isBlocked: boolean): () => void {
  printed = [];
  closed.mockReset();
  const own = window.open.bind(window);
  const watch = (view: Window) => {
    view.print = () => {
      printed.push({
        text: view.document.body.textContent ?? '',
        hasImage: view.document.querySelector('img') !== null,
        hasFonts: [...view.document.fonts].some(({ status }) => status === 'loaded'),
        atMs: performance.now() - openedAtMs,
      });
      view.dispatchEvent(new Event('afterprint'));
    };
  };
  window.open = () => {
    openedAtMs = performance.now();
    if (isBlocked) return null;
    const frame = document.createElement('iframe');
    frame.title = 'Print window';
    document.body.append(frame);
    const view = frame.contentWindow;
    if (!view) return null;
    watch(view);
    view.close = () => {
      closed();
      frame.remove();
    };
    return view;
  };
  // The hidden frame of a browser that blocks windows is met as soon as it stands in the page.
  const observer = new MutationObserver(() => {
    document.querySelectorAll<HTMLIFrameElement>('iframe[title=Print]').forEach((frame) => {
      if (frame.contentWindow) watch(frame.contentWindow);
    });
  });
  observer.observe(document.body, { childList: true });
  return () => {
    observer.disconnect();
    window.open = own;
  };
}

const meta: Meta<typeof RecipeFrame> = {
  title: 'Screens/Recipe print',
  component: RecipeFrame,
  parameters: { ...atRecipe({ image: PHOTO }), controls: { disable: true } },
  beforeEach: () => {
    const stop = watchPrinting(false);
    const leave = startAfresh();
    return () => {
      stop();
      leave();
    };
  },
};
export default meta;
type Story = StoryObj<typeof RecipeFrame>;

async function openOptions(): Promise<HTMLElement> {
  await recipeIsThere();
  await userEvent.click(screen.getByRole('button', { name: /^Print/ }));
  return screen.findByRole('dialog', { name: 'Print Recipe Options' });
}

async function print(): Promise<Printed> {
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  // "the dialog closes afterwards"
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return printed[0] as Printed;
}

/** "'Choose what to include in your printed recipe.'", "both default true" */
export const Options: Story = {
  play: async () => {
    const dialog = await openOptions();
    await expect(dialog).toHaveAccessibleDescription('Choose what to include in your printed recipe.');
    await expect(screen.getByRole('checkbox', { name: 'Fun Fact' })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: 'Cocktail Image' })).toBeChecked();
    await expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};

/** "A 'Fun Fact' checkbox (only if the recipe has a fun fact)" */
export const NoFunFact: Story = {
  parameters: atRecipe({ image: PHOTO, funFact: null }),
  play: async () => {
    await openOptions();
    await expect(screen.getAllByRole('checkbox')).toEqual([
      screen.getByRole('checkbox', { name: 'Cocktail Image' }),
    ]);
  },
};

/** "a 'Cocktail Image' checkbox (only if it has an image)" */
export const NoImage: Story = {
  parameters: atRecipe({ image: null }),
  play: async () => {
    await openOptions();
    await expect(screen.getAllByRole('checkbox')).toEqual([
      screen.getByRole('checkbox', { name: 'Fun Fact' }),
    ]);
    const { hasImage } = await print();
    await expect(hasImage).toBe(false);
  },
};

/** "waits for the image to load, then prints and closes it" */
export const WithEverything: Story = {
  play: async () => {
    await openOptions();
    const { text, hasImage, hasFonts, atMs } = await print();
    await expect(hasFonts).toBe(true);
    await expect(text).toContain('Negroni');
    await expect(text).toContain('Fun Fact');
    await expect(text).toContain('1 oz');
    await expect(text).toMatch(/© \d{4} .+\. All rights reserved\./);
    await expect(hasImage).toBe(true);
    await expect(atMs).toBeGreaterThanOrEqual(99);
    await expect(closed).toHaveBeenCalledOnce();
  },
};

export const WithoutEither: Story = {
  play: async () => {
    await openOptions();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fun Fact' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cocktail Image' }));
    const { text, hasImage } = await print();
    await expect(text).not.toContain('Fun Fact');
    await expect(hasImage).toBe(false);
  },
};

/** "If the image fails to load, it prints without it." */
export const ImageFails: Story = {
  parameters: atRecipe({ image: NO_PICTURE }),
  play: async () => {
    await openOptions();
    const { text, hasImage, atMs } = await print();
    await expect(text).toContain('Negroni');
    await expect(hasImage).toBe(false);
    // "starts 500 ms after the print window loads"
    await expect(atMs).toBeGreaterThanOrEqual(499);
  },
};

/** The visitor's units and servings are printed. */
export const InTheVisitorsUnits: Story = {
  play: async () => {
    await recipeIsThere();
    await userEvent.click(screen.getByRole('radio', { name: 'ml' }));
    await userEvent.click(screen.getByRole('button', { name: 'One serving more' }));
    await openOptions();
    const { text } = await print();
    await expect(text).toContain('60 ml');
    await expect(text).toMatch(/Servings:?2/);
  },
};

/** A browser that blocks the window prints all the same. */
export const PopUpsBlocked: Story = {
  beforeEach: () => watchPrinting(true),
  play: async () => {
    await openOptions();
    const { text } = await print();
    await expect(text).toContain('Negroni');
    await expect(screen.queryByTitle('Print')).toBeNull();
  },
};

export const OnAPhone: Story = { ...Options, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Options, globals: { theme: 'dark' } };
