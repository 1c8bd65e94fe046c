import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Thrown when Chromium cannot be started. */
class ChromiumMissingError extends Error {
  override readonly name = 'ChromiumMissingError';
}

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
];

/**
 * Starts Chromium from CHROMIUM_PATH if it is set, or else the system's, or else Playwright's.
 * @throws ChromiumMissingError with instructions
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
      `Chromium cannot be started (${(cause as Error).message.split('\n', 1)[0]}). Install it with npx playwright-core install --with-deps chromium, or name it in CHROMIUM_PATH.`,
      { cause },
    );
  }
}
