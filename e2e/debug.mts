import { chromium } from '@playwright/test';
import { startSite } from './support/site.ts';

const s = await startSite();
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await b.newPage();
const t0 = Date.now();
page.on('console', async (m) => {
  const args = await Promise.all(
    m.args().map((a) =>
      a
        .evaluate((x) => {
          const out = [];
          let e = x;
          while (e instanceof Error) {
            out.push(e.stack);
            e = e.cause;
          }
          return out.length ? out.join('\nCAUSE ') : String(x);
        })
        .catch(() => '?'),
    ),
  );
  console.log(Date.now() - t0, m.type(), args.join(' ').slice(0, 3000) || m.text());
});
page.on('pageerror', (e) => console.log(Date.now() - t0, 'PAGEERROR', e.message));
page.on('request', (r) => {
  if (/remoteEntry|lifecycles|registry/.test(r.url())) console.log(Date.now() - t0, 'REQ', r.url());
});
await page.route('**/assets/mf-content/lifecycles.*.js', async (route) => {
  const r = await route.fetch();
  const x = await r.text();
  await route.fulfill({ response: r, body: x.slice(0, x.length / 2) });
});
await page.goto(s.url + '/cost-estimator');
await page.waitForSelector('html[data-live]');
await page.getByRole('contentinfo').getByRole('link', { name: 'Services and prices' }).click();
await page.getByRole('button', { name: 'Try again' }).waitFor();
await page.unrouteAll();
console.log('--- try again');
await page.getByRole('button', { name: 'Try again' }).click();
await page.waitForTimeout(3000);
console.log(
  await page
    .locator('main')
    .innerHTML()
    .then((x) => x.slice(0, 300)),
);
await b.close();
await s.stop();
