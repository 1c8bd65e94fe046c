import type { Browser, Page } from '@playwright/test';

export interface LoadedFile {
  readonly url: string;
  /** 'document', 'script', 'stylesheet', 'image' … */
  readonly type: string;
  /** Size of the compressed body. */
  readonly bytes: number;
}

/** Pages on which many visits start. */
export const firstVisitPages = ['/services', '/prices', '/cost-estimator', '/faq'] as const;

/** Limits of a first visit by type, in kilobytes of 1,000 bytes, compressed, without headers. */
export const firstVisitLimits = { script: 120, stylesheet: 20, font: 45 } as const;

/**
 * Kilobytes of script that a page adds on a busy machine: a part whose server rendering was late requests its data
 * itself.
 */
export const lateCalls = 7;

/** Returns the size of the files of a type, in kilobytes of 1,000 bytes. */
export function kilobytesOf(files: readonly LoadedFile[], type: string): number {
  return files.filter((file) => file.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/**
 * Suppresses the mouse moves that a headless browser reports in the corner of the page, since the first sign of a
 * visitor loads code for calls.
 */
export async function withoutMouse(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
}

/** Returns all files that a visit with an empty cache loads until the network is idle. */
export async function firstVisit(browser: Browser, url: string) {
  const page = await browser.newPage();
  await withoutMouse(page);
  const client = await page.context().newCDPSession(page);
  const requests = new Map<string, { url: string; type: string; headerBytes: number }>();
  const files: LoadedFile[] = [];
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    requests.set(requestId, {
      url: response.url,
      type: type.toLowerCase(),
      headerBytes: response.encodedDataLength,
    });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request || encodedDataLength === 0) return;
    const { headerBytes, ...file } = request;
    files.push({ ...file, bytes: encodedDataLength - headerBytes });
  });
  await client.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  const renderBlockingScripts = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'script')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
        .length,
  );
  await page.close();
  return { files, renderBlockingScripts };
}
