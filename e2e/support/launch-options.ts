import { existsSync } from 'node:fs';

const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/** Launch options for Chromium without background network requests. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH || installed || '/usr/bin/chromium',
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
