import { CACHES } from '#ui/lib/offline/cache-names.ts';

/** For open tabs and stored pages, this release included. */
const KEPT_RELEASES = 3;
const SCRIPT = /data-scripts="([^" ]+)/;

/** Removes older releases with the stored pages that need them, and all answers: those of an older release may lack what newer screens show. */
export async function dropOldReleases(release: string): Promise<void> {
  // In the order of their creation.
  const releases = (await caches.keys()).filter((name) => name.includes(CACHES.files));
  const others = releases.filter((name) => !name.includes(CACHES.files + release));
  for (const name of others.slice(0, Math.max(0, others.length - (KEPT_RELEASES - 1))))
    await caches.delete(name);
  if (others.length > 0) await caches.delete(CACHES.answers);
  await dropPagesWithoutScripts();
}

async function dropPagesWithoutScripts(): Promise<void> {
  const pages = await caches.open(CACHES.pages);
  for (const request of await pages.keys()) {
    const html = await (await pages.match(request))?.text();
    const script = SCRIPT.exec(html ?? '')?.[1];
    if (script === undefined || !(await caches.match(script))) await pages.delete(request);
  }
}
