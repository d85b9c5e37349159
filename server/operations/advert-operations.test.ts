import { describe, expect, it } from 'vitest';
import type { AdvertCounts } from '#openapi/generated/model/index.ts';
import { readConfig } from '#server/config.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { openTestSite, type TestSite } from '#server/tests/site/open-test-site.ts';
import { forEachStore } from '#server/tests/support/for-each-store.ts';

const PERSON = 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0';
const GIN = 'copper-pot-gin';
const advert = (name: string) => ({
  name,
  description: 'Ours.',
  imageUrl: '/adverts/copper-pot-gin.svg',
  startDate: '2026-11-01',
  endDate: '2026-12-31',
  onclickLink: 'https://shop.example',
  hoverText: 'Taste it',
});

async function siteAt(open: Parameters<typeof openTestSite>[0], start: string, timeZone = 'Europe/Vienna') {
  let time = Date.parse(start);
  const services = { now: () => new Date(time), site: { ...readConfig({}).site, timeZone } };
  const site = await openTestSite(open, { services });
  const admin = await logIn(site);
  for (const name of ['Copper Pot Gin', 'Harvest Supper'])
    await admin.send('POST', '/api/myads', advert(name));
  return { site, admin, goTo: (moment: string) => void (time = Date.parse(moment)) };
}

const tell = (site: TestSite, body: object, headers: Record<string, string> = {}) =>
  site.api('/api/advert-counts', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': PERSON, ...headers },
    body: JSON.stringify(body),
  });

const read = async (admin: Administrator, query = ''): Promise<AdvertCounts> =>
  (await admin.api(`/api/admin/advert-counts${query}`)).body as AdvertCounts;

forEachStore((open) => {
  describe('advert counts', () => {
    it("add up on the day of the house's clocks, and raise no revision", async () => {
      const { site, admin, goTo } = await siteAt(open, '2026-11-24T22:59:00Z');
      const { revision } = site.catalogue.current();
      expect((await tell(site, { viewed: [GIN, 'harvest-supper'] })).status).toBe(204);
      await tell(site, { viewed: [GIN, GIN, 'nothing'], clicked: [GIN] });
      goTo('2026-11-24T23:01:00Z');
      // Already another day in Vienna.
      await tell(site, { clicked: [GIN] });
      const gin = { id: GIN, name: 'Copper Pot Gin' };
      const supper = { id: 'harvest-supper', name: 'Harvest Supper' };
      const [first, second] = [{ day: '2026-11-24' }, { day: '2026-11-25' }];
      expect(await read(admin)).toEqual({
        from: '2026-10-27',
        to: '2026-11-25',
        counts: [
          { ...first, ...gin, views: 2, clicks: 1 },
          { ...first, ...supper, views: 1, clicks: 0 },
          { ...second, ...gin, views: 0, clicks: 1 },
        ],
      });
      expect((await read(admin, '?days=1')).counts).toEqual([{ ...second, ...gin, views: 0, clicks: 1 }]);
      await site.catalogue.refresh();
      expect(site.catalogue.current().revision).toBe(revision);
      expect(site.store.knownRevision()).toBe(revision);
    });

    it('leave out robots, and browsers that ask not to be tracked', async () => {
      const { site, admin } = await siteAt(open, '2026-11-24T12:00:00Z');
      const unwanted: Record<string, string>[] = [
        { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
        { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/147.0.0.0 Safari/537.36' },
        { 'User-Agent': '' },
        { 'Sec-GPC': '1' },
        { DNT: '1' },
      ];
      for (const headers of unwanted) expect((await tell(site, { viewed: [GIN] }, headers)).status).toBe(204);
      expect((await read(admin)).counts).toEqual([]);
      await tell(site, { viewed: [GIN] }, { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14; CUBOT X90)' });
      expect((await read(admin)).counts).toHaveLength(1);
    });

    it('cannot be blown up by one client', async () => {
      const { site, admin, goTo } = await siteAt(open, '2026-11-24T12:00:00Z');
      const many = { viewed: Array.from({ length: 24 }, () => GIN) };
      for (let at = 0; at < 25; at += 1) expect((await tell(site, many)).status).toBe(204);
      expect((await tell(site, { viewed: [GIN] })).status).toBe(204);
      expect((await read(admin)).counts).toMatchObject([{ views: 25 }]);
      goTo('2026-11-24T12:01:00Z');
      await tell(site, { viewed: [GIN] });
      expect((await read(admin)).counts).toMatchObject([{ views: 26 }]);
      for (let at = 0; at < 25; at += 1) await tell(site, many);
      // The clock was wrong, and is set right.
      goTo('2026-11-24T11:00:00Z');
      await tell(site, { viewed: [GIN] });
      expect((await read(admin)).counts).toMatchObject([{ views: 51 }]);
    });

    it('go with their advert, and come back when its deletion is undone, not with another of its name', async () => {
      const { site, admin, goTo } = await siteAt(open, '2026-11-24T12:00:00Z');
      await tell(site, { viewed: [GIN] });
      await admin.send('DELETE', `/api/myads/${GIN}`);
      const { revision } = site.catalogue.current();
      expect((await read(admin)).counts).toEqual([]);
      goTo('2026-11-25T12:00:00Z');
      await admin.api(`/api/admin/revisions/${revision}/undo`, { method: 'POST' });
      expect((await read(admin)).counts).toHaveLength(1);
      await admin.send('DELETE', `/api/myads/${GIN}`);
      goTo('2026-11-26T12:00:00Z');
      await admin.send('POST', '/api/myads', advert('Copper Pot Gin'));
      expect((await read(admin)).counts).toEqual([]);
    });

    it('refuse what the contract does not have, pages of other sites, and readers without a session', async () => {
      const { site, admin } = await siteAt(open, '2026-11-24T12:00:00Z');
      expect((await tell(site, { viewed: [7] })).status).toBe(400);
      expect((await tell(site, { viewed: Array.from({ length: 25 }, () => GIN) })).status).toBe(400);
      expect((await tell(site, { viewed: [GIN] }, { Origin: 'https://elsewhere.example' })).status).toBe(403);
      expect((await tell(site, { viewed: [GIN] }, { 'Content-Type': 'text/plain' })).status).toBe(415);
      expect((await admin.api('/api/admin/advert-counts?days=367')).status).toBe(400);
      expect((await site.api('/api/admin/advert-counts')).status).toBe(401);
    });
  });
});
