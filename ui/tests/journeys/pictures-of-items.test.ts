import { expect, test } from 'vitest';
import { startBuiltSite } from '../support/built-site.ts';
import { buttonOf, formBox, logInAt, PICTURE, textOf } from '../support/dashboard-page.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { openWatchedPage } from '../support/watched-page.ts';

const here = openSiteForFile(startBuiltSite);

test('a category has its photo by a file, and shows it as a picture when it is edited again', async () => {
  const { page, complaints, close } = await openWatchedPage(here());
  await logInAt(page, here().address, 'categories');
  await formBox(page, /^Name/).fill('Nightcaps');
  await formBox(page, /^Description/).fill('The last one.');
  const photo = page.getByLabel('Photo file');
  await photo.setInputFiles({ name: 'photo.heic', mimeType: 'image/heic', buffer: PICTURE });
  await page.getByText('“Most Compatible”').waitFor();
  await photo.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: PICTURE });
  await textOf(page, 'Uploaded picture').waitFor();
  await formBox(page, /^Alternative text/).fill('A glass by the fire');
  const focalPoint = page.getByRole('button', { name: /^Focal point/ });
  for (let step = 0; step < 6; step += 1) await focalPoint.press('ArrowUp');
  await buttonOf(page, 'Add Category').click();
  await textOf(page, 'Category created successfully').waitFor();
  const saved = (await (await fetch(`${here().address}/api/categories/nightcaps`)).json()) as {
    photo: string;
  };
  expect(saved.photo).toMatch(/^\/api\/images\//);
  expect((await fetch(here().address + saved.photo)).status).toBe(200);
  await buttonOf(page, 'Edit Nightcaps').click();
  await textOf(page, 'Uploaded picture').waitFor();
  await page.getByAltText('Preview of the image').waitFor();
  // They belong to the picture: without it they go, and they come back with it.
  const words = () => formBox(page, /^Alternative text/).inputValue();
  await buttonOf(page, 'Remove Uploaded picture').click();
  await expect.poll(words).toBe('');
  await textOf(page, 'Another picture').waitFor();
  await photo.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: PICTURE });
  await expect.poll(words).toBe('A glass by the fire');
  await expect.poll(() => focalPoint.getAttribute('aria-label')).toBe('Focal point: 50% 20%');
  await page.goto(`${here().address}/categories`);
  const shown = page.getByRole('img', { name: 'A glass by the fire' });
  // Once the page lives.
  await expect.poll(() => shown.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('50% 20%');
  expect(complaints).toEqual([]);
  await close();
});
