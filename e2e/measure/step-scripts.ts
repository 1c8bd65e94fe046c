import type { Browser } from '@playwright/test';
import { exampleProject, projectSteps } from '@title24/shared-domain/projects';
import { startSession } from '../support/session.ts';
import type { Site } from '../support/site.ts';
import { postCall } from './post-call.ts';

/** Project pages to measure. */
const pages = [...projectSteps, 'takeoff'] as const;

/**
 * For each project step and the takeoff, yields the compressed kilobytes (1,000 bytes) of the scripts that the page
 * loads in addition to those of /services.
 */
export async function* stepScripts(
  browser: Browser,
  site: Site,
): AsyncGenerator<{ readonly step: string; readonly kilobytes: number }> {
  process.env.ACCOUNT_PASSWORD = 'walls windows and roofs';
  await site.command('account', 'create', '--name', 'ana', '--email', 'ana@example.org', '--role', 'Member');
  const token = await startSession(site, 'ana');
  const imported = await postCall(site.url, '2.0/projects', 'import', { data: exampleProject }, token);
  const { number } = imported as { number: string };
  for (const step of pages) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addInitScript((given) => localStorage.setItem('title24.token', given), token);
    const page = await context.newPage();
    await page.goto(`${site.url}/services`, { waitUntil: 'networkidle' });
    const client = await context.newCDPSession(page);
    const headers = new Map<string, number>();
    let bytes = 0;
    client.on('Network.responseReceived', ({ requestId, response, type }) => {
      if (type === 'Script' && !response.fromDiskCache) headers.set(requestId, response.encodedDataLength);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const ofHeaders = headers.get(requestId);
      if (ofHeaders !== undefined && encodedDataLength > 0) bytes += encodedDataLength - ofHeaders;
    });
    await client.send('Network.enable');
    await page.goto(`${site.url}/project/${number}/${step}`, { waitUntil: 'networkidle' });
    await context.close();
    yield { step, kilobytes: bytes / 1000 };
  }
}
