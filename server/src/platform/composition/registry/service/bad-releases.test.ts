import { badReleases } from './testing/bad-releases.ts';
import { good } from './testing/draft-release.ts';
import { GateSite, wholeSite } from './testing/gate-site.ts';

jest.setTimeout(300_000);

const site = new GateSite();

describe('F12: a bad release', () => {
  beforeAll(async () => {
    const draft = good('mf-live');
    draft.files['browser/known.js'] = '/* known */';
    expect((await site.send(draft)).status).toBe(200);
  });

  test.each(badReleases.map(([name, make, words, type = 'refused']) => [name, make, words, type] as const))(
    '(%s) is refused with its reason and a remedy, and no page changes',
    async (_, make, words, type) => {
      const outcome = await site.send(make());
      expect(outcome).toMatchObject({ type, problem: expect.stringMatching(words) });
      expect(outcome.status).toBeGreaterThanOrEqual(400);
      expect(outcome.status).toBeLessThan(500);
      expect(outcome.remedy).toMatch(/^[A-Z].*\.$/);
      expect(await site.pages()).toEqual(wholeSite);
    },
  );
});

test('F12: none of 20 good releases is refused', () => site.acceptGoodReleases(20));
