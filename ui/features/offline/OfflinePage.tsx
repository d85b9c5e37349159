import { useEffect, useState } from 'react';
import { idWords } from '#openapi/text/slug.ts';
import { Button, buttonClass } from '#ui/components/Button.tsx';
import { MissingPage } from '#ui/components/States.tsx';
import { documentLoad } from '#ui/lib/browser/loaded-document.ts';
import { usePageHead } from '#ui/screen/usePageHead.ts';
import { CACHES } from '#ui/lib/stored/device-caches.ts';

const TITLE = 'You are offline';
const LEAD = 'There is no network, and this page has not been opened on this device before.';

const tryAgain = () => location.replace(wayBack(location.search, location.origin));

/** Replaces a page that the device has not stored. Lists the stored pages, and offers to try again. */
export function OfflinePage() {
  const recipes = useStoredRecipes();
  usePageHead({ title: TITLE, description: LEAD, canonical: '/offline', noIndex: true });

  useEffect(() => {
    // A reload means that the visitor wants the missing page.
    if (documentLoad()?.type === 'reload' && location.search !== '') tryAgain();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);

  return (
    <>
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
            {recipes.map((path) => (
              <li key={path} className="border-b border-hairline">
                {/* The document of this page is stored, so the link loads it. */}
                <a href={path} className="block py-3 break-words hover:underline">
                  {idWords(path.slice(RECIPE.length))}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

export function wayBack(search: string, origin: string): string {
  const from = new URLSearchParams(search).get('from') ?? '/';
  const url = URL.canParse(from, origin) ? new URL(from, origin) : null;
  return url?.origin === origin ? url.pathname + url.search : '/';
}

const RECIPE = '/recipe/';

function useStoredRecipes(): readonly string[] {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    storedRecipes().then(setPaths, () => undefined);
  }, []);
  return paths;
}

async function storedRecipes(): Promise<string[]> {
  // Browsers have no caches on a page that is not secure.
  const { caches } = window as Partial<Window>;
  if (!caches) return [];
  const stored = await Promise.all(
    [CACHES.saved, CACHES.pages].map(async (name) => (await caches.open(name)).keys()),
  );
  const paths = stored.flat().map(({ url }) => new URL(url).pathname);
  return [...new Set(paths.filter((path) => path.startsWith(RECIPE)))].sort();
}
