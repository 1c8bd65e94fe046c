import type { Browser, Page } from '@playwright/test';

export interface LoadedFile {
  readonly url: string;
  /** Resource type, such as 'document', 'script', 'stylesheet' or 'image'. */
  readonly type: string;
  /** Compressed size of the body. */
  readonly bytes: number;
}

/** Pages where many visits start. */
export const firstVisitPages = ['/services', '/prices', '/cost-estimator', '/faq'] as const;

/** First-visit limits by type, compressed and without headers, in kilobytes of 1,000 bytes. */
export const firstVisitLimits = { script: 120, stylesheet: 20, font: 45 } as const;

/**
 * Additional kilobytes of script allowed on a busy machine. If the server renders a part too late, the part requests
 * its own data in the browser, and loads the code for RPC calls.
 */
export const lateCalls = 7;

/** Returns the total size of the files of one type, in kilobytes of 1,000 bytes. */
export function kilobytesOf(files: readonly LoadedFile[], type: string): number {
  return files.filter((file) => file.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/**
 * Hides all pointer moves from the page. A headless browser reports a mouse move in a corner of the page. The page
 * would treat this move as the visitor's first action, and load the code for RPC calls.
 */
export async function withoutMouse(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
}

async function recordFiles(page: Page): Promise<readonly LoadedFile[]> {
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
  return files;
}

/** Returns the files that a visit with an empty cache loads, and how many of its scripts block rendering. */
export async function firstVisit(browser: Browser, url: string) {
  const page = await browser.newPage();
  await withoutMouse(page);
  const files = await recordFiles(page);
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

/**
 * Returns the kilobytes (1,000 bytes) that a page loads after a visitor's first action: the code for RPC
 * calls, and files for the pages linked in its header.
 */
export async function kilobytesFetchedAhead(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await withoutMouse(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const files = await recordFiles(page);
  await page.keyboard.press('Shift');
  // Waits for the stylesheet of the last page linked in the header, which is fetched last.
  await page.waitForRequest(/mf-account\/.*\.css$/);
  await waitForQuiet(page);
  await page.close();
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** Waits until the page has made no request for half a second. */
export async function waitForQuiet(page: Page): Promise<void> {
  for (;;) {
    const isQuiet = await page.waitForEvent('request', { timeout: 500 }).then(
      () => false,
      () => true,
    );
    if (isQuiet) return;
  }
}
