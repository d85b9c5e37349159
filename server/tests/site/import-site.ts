import { beforeEach, expect } from 'vitest';
import type { Cocktail, ImportOutcome } from '#openapi/generated/model.ts';
import { buildCocktail } from '../catalogue/build-cocktail.ts';
import { logIn, type Administrator } from './log-in.ts';
import { openTestSite, type TestSite } from './open-test-site.ts';
import type { ApiResponse } from './start-test-server.ts';
export const HEADER =
  'id,name,category,description,funFact,ingredients,instructions,difficulty,videoUrl,image,type,spirits,glassware,equipment,garnish,featured';
export const NEGRONI =
  ',Negroni,Aperitif,Equal parts.,,1 oz gin,Stir.,Easy,,,Stirred,Gin,Rocks glass,Jigger,Orange twist,true';

/** The site of a test of the import, and functions that use it. */
interface ImportSite {
  site: () => TestSite;
  admin: () => Administrator;
  upload: (sheet: string | Uint8Array<ArrayBuffer>, options?: object, query?: string) => Promise<ApiResponse>;
  outcomeOf: (response: Promise<ApiResponse>) => Promise<ImportOutcome>;
  cocktail: (id: string) => Promise<Cocktail>;
  ids: () => Promise<string[]>;
}

/** Opens a site with a Daiquiri and a Gimlet before each test of a suite. */
export function importSiteForEach(): ImportSite {
  let site: TestSite;
  let admin: Administrator;
  beforeEach(async () => {
    site = await openTestSite({
      catalogue: {
        categories: [{ name: 'Sours', description: 'Citrus.' }],
        spirits: [{ name: 'White Rum' }],
        'cocktail-types': [{ name: 'Shaken' }],
        cocktails: [
          buildCocktail({ spirits: ['White Rum'], funFact: 'Hemingway drank two.', featured: true }),
          buildCocktail({ name: 'Gimlet' }),
        ],
      },
    });
    admin = await logIn(site);
  });

  return {
    site: () => site,
    admin: () => admin,
    upload: (sheet, options = {}, query = '') =>
      admin.sendForm('POST', `/api/cocktails/import${query}`, { file: new Blob([sheet]), ...options }),
    outcomeOf: async (response) => {
      const { status, body } = await response;
      expect(status).toBe(200);
      return body as ImportOutcome;
    },
    cocktail: async (id) => (await site.api(`/api/cocktails/${id}`)).body as Cocktail,
    ids: async () => ((await site.api('/api/cocktails')).body as Cocktail[]).map(({ id }) => id),
  };
}
