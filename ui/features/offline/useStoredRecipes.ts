import { useEffect, useState } from 'react';
import { CACHES } from '#ui/lib/offline/cache-names.ts';

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
  // Missing where the page is not secure.
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
