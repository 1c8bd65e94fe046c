import { chromium } from '@playwright/test';
import { copyBuilds } from './support/builds.ts';
import { startSite } from './support/site.ts';

const builds = await copyBuilds();
const s = await startSite({ PUBLISH_BUILDS_FROM: builds.folder });
await builds.change('mf-content', (text, file) =>
  /\.c?js$/.test(file)
    ? text.replace(/(["'`])Premium Options\1/g, '(()=>{throw new Error("broken on purpose")})()')
    : text,
);
console.log(await s.command('publish-remote', 'mf-content'));
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
  console.log(Date.now() - t0, m.type(), args.join(' ').slice(0, 1500) || m.text());
});
page.on('pageerror', (e) => console.log(Date.now() - t0, 'PAGEERROR', e.message));
page.on('request', (r) => {
  if (/remoteEntry|lifecycles|registry/.test(r.url())) console.log(Date.now() - t0, 'REQ', r.url());
});
await page.goto(s.url + '/prices');
await page.getByRole('button', { name: 'Try again' }).waitFor();
console.log(await s.command('rollback', 'mf-content'));
console.log('--- try again');
await page.getByRole('button', { name: 'Try again' }).click();
await page.waitForTimeout(3000);
console.log(
  await page
    .locator('main')
    .innerHTML()
    .then((x) => x.slice(0, 600)),
);
await b.close();
await s.stop();
await builds.remove();
