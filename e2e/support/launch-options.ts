import { existsSync } from 'node:fs';

const headless = '/usr/bin/chromium-headless-shell';

/** Launch options for Chromium without background network requests. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH || (existsSync(headless) ? headless : '/usr/bin/chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
