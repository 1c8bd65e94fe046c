/**
 * `npm run bench -- release-load`: measures how long pages of other remotes take while one remote is released each
 * second for a minute. The same pages, measured before the releases, are the reference. Also measures how many of the
 * pages come from the cache. Exits with 1 if a target is missed.
 */
import { publishByHttp, readBuiltPart } from '@title24/remote-kit/registry';
import { fixedPort } from '../../server/src/testing/fixed-port.ts';
import { copyBuilds } from '../support/builds.ts';
import { registryToken } from '../support/registry-token.ts';
import { startSite } from '../support/site.ts';
import { everySecond, timedPage } from './paced-requests.ts';
import { check, percentile } from './targets.ts';

const keptTarget = 0.95;
const slowerTarget = 1.5;
const calmSeconds = 30;
const releases = 60;
const pagesPerSecond = 50;
const pages = ['/services', '/prices', '/faq', '/cost-estimator'];
const name = 'mf-wizard';

const port = await fixedPort();
const builds = await copyBuilds();
const site = await startSite({ LOG_LEVEL: 'error', METRICS_ADDRESS: `127.0.0.1:${port}` });
try {
  const token = await registryToken(site, {
    names: [name],
    paths: ['/compliance-wizard', '/complianceWizard'],
  });
  const address = { url: site.url, token };
  const versions: string[] = [];
  for (const round of [1, 2]) {
    await builds.change(name, (text, file) =>
      file === 'render/render.cjs' ? `${text};/* version ${round} */` : text,
    );
    const part = await readBuiltPart(`${builds.folder}/${name}/dist/production`, `1.0.${round}`);
    const { to } = await publishByHttp(address, part, { source: null, reason: 'A measurement' });
    if (to) versions.push(to);
  }
  const load = (seconds: number) =>
    everySecond(pagesPerSecond, seconds, (n) => timedPage(site.url + pages[n % pages.length]));
  await load(5);
  const calm = await load(calmSeconds);
  const before = await keptPages();
  const [disturbed, released] = await Promise.all([
    load(releases),
    everySecond(1, releases, (n) => release(versions[n % versions.length] ?? '')),
  ]);
  // Pages that are built in the background do not count: no visitor waits for them.
  const share = ((await keptPages()) - before) / disturbed.length;
  const [slow, usual] = [percentile(disturbed, 0.95), percentile(calm, 0.95)];
  console.log(`      ${released.filter((status) => status === 202).length} of ${releases} releases accepted`);
  check(
    `pages sent from before: ${(100 * share).toFixed(1)}%, target ${100 * keptTarget}%`,
    share >= keptTarget,
  );
  check(
    `95th percentile: ${slow.toFixed(1)} ms beside ${usual.toFixed(1)} ms undisturbed, ${(slow / usual).toFixed(2)} of it, target at most ${slowerTarget}`,
    slow <= slowerTarget * usual,
  );

  async function release(version: string): Promise<number> {
    const response = await fetch(`${site.url}/registry/v1/remotes/${name}/releases`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ version, reason: 'A measurement' }),
    });
    return response.status;
  }
} finally {
  await site.stop();
  await builds.remove();
}

/** Returns how many pages the site has sent from its cache since it started. */
async function keptPages(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^site_pages_total\{how="kept"\} (\d+)/m.exec(text)?.[1] ?? 0);
}
