import { useEffect, useState } from 'react';
import { Button, buttonClass } from '#ui/components/Button.tsx';
import { MissingPage } from '#ui/components/EmptyState.tsx';
import { isLeaving } from '#ui/lib/browser/page-leaving.ts';
import { usePageHead } from '#ui/api/usePageHead.ts';
import { CACHES } from '#ui/lib/cache-names.ts';

const TITLE = 'You are offline';
const LEAD = 'There is no network, and this page was not opened on this device before.';

const tryAgain = () => location.replace(wayBack(location.search, location.origin));

/** Replaces a page that the device has not stored. It shows what is stored, and a button that tries again. */
export function OfflinePage() {
  const recipes = useStoredRecipes();
  usePageHead({ title: TITLE, description: LEAD, canonical: '/offline', hidden: true });

  useEffect(() => {
    // The document has the address of the missing page, so a reload asks for that page.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type === 'reload' && location.search !== '') tryAgain();
    const tryOnline = () => {
      if (!isLeaving()) tryAgain();
    };
    window.addEventListener('online', tryOnline);
    return () => window.removeEventListener('online', tryOnline);
  }, []);

  return (
    <section className="page">
      <MissingPage title={TITLE} lead={LEAD}>
        <Button onClick={tryAgain}>Try again</Button>
        <a href="/" className={buttonClass('quiet')}>
          Back to the bar
        </a>
      </MissingPage>
      {recipes.length > 0 && (
        <section aria-labelledby="stored-recipes" className="mt-12 max-w-prose">
          <h2 id="stored-recipes" className="text-title">
            Recipes on this device
          </h2>
          <ul className="mt-4 border-t border-hairline">
            {recipes.map(({ path, name }) => (
              <li key={path} className="border-b border-hairline">
                {/* The document of this page is stored, so the link loads it. */}
                <a href={path} className="block py-3 break-words hover:underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

export function wayBack(search: string, origin: string): string {
  const from = new URLSearchParams(search).get('from') ?? '/';
  const url = URL.canParse(from, origin) ? new URL(from, origin) : null;
  return url?.origin === origin ? url.pathname + url.search : '/';
}

interface KeptRecipe {
  path: string;
  name: string;
}

const RECIPE = '/recipe/';
const NAME = /<h1[^>]*>([^<]+)</;

export function useStoredRecipes(): readonly KeptRecipe[] {
  const [recipes, setRecipes] = useState<readonly KeptRecipe[]>([]);
  useEffect(() => {
    let isLeft = false;
    findRecipes().then(
      (found) => !isLeft && setRecipes(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return recipes;
}

async function findRecipes(): Promise<KeptRecipe[]> {
  // The browser has no caches where the page is not secure.
  const { caches } = window as Partial<Window>;
  if (!caches) return [];
  const found = new Map<string, string>();
  for (const cacheName of [CACHES.saved, CACHES.pages]) {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(RECIPE) || found.has(pathname)) continue;
      const name = nameIn((await (await cache.match(request))?.text()) ?? '');
      if (name !== null) found.set(pathname, name);
    }
  }
  return [...found]
    .map(([path, name]) => ({ path, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function nameIn(html: string): string | null {
  const heading = NAME.exec(html)?.[1];
  return heading?.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity) ?? null;
}
