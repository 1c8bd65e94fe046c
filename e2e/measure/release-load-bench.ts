/**
 * `npm run bench -- release-load`: measures how long pages take to load while a remote that serves none of them is
 * released every second. Ten seconds with releases alternate with ten seconds without. Also measures how many pages
 * come from the cache, and how soon all processes of a site show a release. Exits with 1 if a target is missed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RegistryFeed } from '@title24/remote-kit/contract';
import { publishByHttp, readBuiltPart } from '@title24/remote-kit/registry';
import type { AcceptedChange } from '@title24/shared-domain';
import { fixedPort } from '../../server/src/testing/fixed-port.ts';
import { copyBuilds } from '../support/builds.ts';
import { registryToken } from '../support/registry-token.ts';
import { type Site, startSite } from '../support/site.ts';
import { everySecond, timedPage } from './paced-requests.ts';
import { check, percentile } from './targets.ts';

const keptTarget = 0.95;
const slowerTarget = 1.5;
const seenTargetMs = 1_000;
/** Number of rounds, each with one period with releases and one without. */
const rounds = 6;
/** Seconds of each period. */
const seconds = 10;
const pagesPerSecond = 50;
const pages = ['/services', '/prices', '/faq', '/cost-estimator'];
const name = 'mf-wizard';

const port = await fixedPort();
const builds = await copyBuilds();
try {
  await measureLoad(await startSite({ LOG_LEVEL: 'error', METRICS_ADDRESS: `127.0.0.1:${port}` }));
  for (const processes of [2, 4])
    await measureSight(await startSite({ LOG_LEVEL: 'error', PROCESSES: String(processes) }), processes);
} finally {
  await builds.remove();
}

async function measureLoad(site: Site): Promise<void> {
  try {
    const { release, versions } = await publishedTwice(site);
    const load = (duration: number) =>
      everySecond(pagesPerSecond, duration, (n) => timedPage(site.url + pages[n % pages.length]));
    const calm: number[] = [];
    const disturbed: number[] = [];
    let released = 0;
    let kept = 0;
    for (let round = 0; round < rounds; round += 1) {
      // These two seconds do not count. They let the work of earlier releases end.
      await load(2);
      calm.push(...(await load(seconds)));
      const before = await keptPages();
      const [times, ids] = await Promise.all([
        load(seconds),
        everySecond(1, seconds, (n) => release(versions[n % versions.length] ?? '')),
      ]);
      disturbed.push(...times);
      // The share is based on the count of cached pages. The count of built pages would be wrong, because it includes
      // pages that the server builds in the background while no visitor waits.
      kept += (await keptPages()) - before;
      released += ids.filter((id) => id !== null).length;
    }
    const share = kept / disturbed.length;
    const [slow, usual] = [percentile(disturbed, 0.95), percentile(calm, 0.95)];
    console.log(`      ${released} of ${rounds * seconds} releases accepted`);
    check(
      `pages sent from before: ${(100 * share).toFixed(1)}%, target ${100 * keptTarget}%`,
      share >= keptTarget,
    );
    check(
      `95th percentile: ${slow.toFixed(1)} ms beside ${usual.toFixed(1)} ms undisturbed, ${(slow / usual).toFixed(2)} of it, target at most ${slowerTarget}`,
      slow <= slowerTarget * usual,
    );
  } finally {
    await site.stop();
  }
}

/** Measures the time from the response that reports a version as live until every process shows that version. */
async function measureSight(site: Site, processes: number): Promise<void> {
  try {
    const { release, versions, done } = await publishedTwice(site);
    const times: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const version = versions[n % versions.length] ?? '';
      await done((await release(version)) ?? '');
      const answeredAt = performance.now();
      while (!(await isShownByAll(version))) await sleep(1);
      times.push(performance.now() - answeredAt);
    }
    const last = Math.max(...times);
    check(
      `the last of ${processes} processes shows a release after ${percentile(times, 0.5).toFixed(0)} ms, at most ${last.toFixed(0)} ms, target ${seenTargetMs} ms`,
      last <= seenTargetMs,
    );
  } finally {
    await site.stop();
  }

  /** Returns whether every process shows the version. New connections go to the processes in turn. */
  async function isShownByAll(version: string): Promise<boolean> {
    for (let n = 0; n < 2 * processes; n += 1) {
      const response = await fetch(`${site.url}/registry.json`, { headers: { connection: 'close' } });
      const { microFrontends } = (await response.json()) as RegistryFeed;
      if (microFrontends[name]?.[0]?.metadata.version !== version) return false;
    }
    return true;
  }
}

/** Publishes two versions of the remote. Returns them, and functions to release a version and to await a release. */
async function publishedTwice(site: Site) {
  const token = await registryToken(site, {
    names: [name],
    paths: ['/compliance-wizard', '/complianceWizard'],
  });
  const versions: string[] = [];
  for (const round of [1, 2]) {
    await builds.change(name, (text, file) =>
      file === 'render/render.cjs' ? `${text};/* version ${round} */` : text,
    );
    const part = await readBuiltPart(`${builds.folder}/${name}/dist/production`, `1.0.${round}`);
    const { to } = await publishByHttp({ url: site.url, token }, part, {
      source: null,
      reason: 'A measurement',
    });
    if (to) versions.push(to);
  }
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${site.url}/registry/v1/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });

  /** Requests the release of a version. Returns the id of the release, or null if the server refused it. */
  async function release(version: string): Promise<string | null> {
    const body = JSON.stringify({ version, reason: 'A measurement' });
    const response = await ask(`remotes/${name}/releases`, { method: 'POST', body });
    return response.status === 202 ? ((await response.json()) as AcceptedChange).id : null;
  }

  /**
   * Waits until the release is live.
   * @throws Error if the release fails
   */
  async function done(id: string): Promise<void> {
    for (;;) {
      const { status } = await ask(`changes/${id}`);
      if (status === 200) return;
      if (status !== 202) throw new Error(`The release ended with ${status}`);
    }
  }

  return { release, versions, done };
}

/** Returns how many pages the site has sent from its cache. */
async function keptPages(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^site_pages_total\{how="kept"\} (\d+)/m.exec(text)?.[1] ?? 0);
}
