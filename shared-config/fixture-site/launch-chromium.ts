import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** No Chromium was found to run the remote in. */
class ChromiumMissingError extends Error {
  override readonly name = 'ChromiumMissingError';
}

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Starts Chromium: CHROMIUM_PATH, or else the system's, or else Playwright's own.
 * @throws ChromiumMissingError with what to do
 */
export async function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || usual.find((path) => existsSync(path));
  try {
    return await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    });
  } catch (cause) {
    throw new ChromiumMissingError(
      `Chromium cannot be started (${(cause as Error).message.split('\n', 1)[0]}). Install it, and name it in CHROMIUM_PATH.`,
      { cause },
    );
  }
}
