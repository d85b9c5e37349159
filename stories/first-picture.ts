import { expect, waitFor } from 'storybook/test';

/** Waits until the first picture on the screen is loaded; those further down may wait until they are scrolled to. */
export async function firstPictureIsLoaded(): Promise<void> {
  await waitFor(() => {
    const first = [...document.images].find((image) => image.checkVisibility());
    if (!first) throw new Error('no picture is shown');
    // One that could not be had is complete without a width.
    return expect(first.complete && first.naturalWidth, first.src).toBeGreaterThan(0);
  });
}
