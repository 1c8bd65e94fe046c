import { assetUrlsOf, withIntegrity } from '../contract/index.ts';
import { testEntry } from '../testing/test-entry.ts';
import { withAssetsAt } from './with-assets-at.ts';

test('moves all files of an entry to another origin, and keeps the paths of pages and static files', () => {
  const folder = '/assets/mf-wizard';
  const route = {
    path: '/compliance-wizard',
    headerImage: `${folder}/a.svg`,
    scripts: [`${folder}/b.js`],
    styles: [`${folder}/c.css`],
  };
  const plain = testEntry('mf-wizard', {
    routes: [route],
    manifest: `${folder}/mf-manifest.0123.json`,
    parcelTypes: `${folder}/parcels.0123.json`,
    statics: { '/static/pdf/sheet.pdf': `${folder}/sheet.abc.pdf` },
  });
  const entry = withIntegrity(plain, { 'browser/b.js': 'sha384-b', 'browser/c.css': 'sha384-c' });
  const moved = withAssetsAt('https://assets.example.com', entry);
  expect(assetUrlsOf(moved)).toEqual(assetUrlsOf(entry).map((url) => `https://assets.example.com${url}`));
  expect(moved.extras.integrity).toEqual({
    [`https://assets.example.com${folder}/b.js`]: 'sha384-b',
    [`https://assets.example.com${folder}/c.css`]: 'sha384-c',
  });
  expect(Object.keys(moved.extras.statics)).toEqual(['/static/pdf/sheet.pdf']);
  expect(moved.extras.routes[0]?.path).toBe('/compliance-wizard');
  // Nothing except the origin may differ.
  expect(JSON.parse(JSON.stringify(moved).replaceAll('https://assets.example.com', ''))).toEqual(entry);
});
