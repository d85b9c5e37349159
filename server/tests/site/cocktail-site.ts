import { beforeAll, beforeEach } from 'vitest';
import type { Cocktail } from '#openapi/generated/model.ts';
import { logIn, type Administrator } from './log-in.ts';
import { openTestSite, type TestSite } from './open-test-site.ts';
import type { ApiResponse } from './start-test-server.ts';

/** A form sends a cocktail with these fields. */
export const FIELDS = {
  name: 'Clover Club',
  category: ['Sours'],
  description: 'Pink and proper.',
  ingredients: ['2 oz gin', '', '1/2 oz raspberry syrup'],
  instructions: ['Shake.', 'Strain.'],
  difficulty: 'Moderate',
};

/** Opens a site for all tests of a suite, and removes its cocktails before each of them. */
export function cocktailSiteForSuite(): {
  site: () => TestSite;
  admin: () => Administrator;
  create: (fields?: object) => Promise<ApiResponse>;
} {
  let site: TestSite;
  let admin: Administrator;

  beforeAll(async () => {
    const item = (name: string) => [{ name, description: 'x' }];
    site = await openTestSite({
      catalogue: {
        categories: [...item('Sours'), ...item('Aperitif')],
        spirits: item('London Dry Gin'),
        glassware: item('Coupe'),
        garnish: item('Orange twist'),
        equipment: item('Shaker'),
        'cocktail-types': item('Shaken'),
      },
    });
    admin = await logIn(site);
  });
  beforeEach(async () => {
    for (const { id } of (await site.api('/api/cocktails')).body as Cocktail[]) {
      await admin.send('DELETE', `/api/cocktails/${id}`);
    }
  });

  return {
    site: () => site,
    admin: () => admin,
    create: (fields = {}) => admin.sendForm('POST', '/api/cocktails', { ...FIELDS, ...fields }),
  };
}
