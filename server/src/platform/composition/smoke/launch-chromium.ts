import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';

/** Chromium cannot be started with its sandbox. */
export class ChromiumUnavailableError extends Error {
  override readonly name = 'ChromiumUnavailableError';
}

interface Options {
  /** Path of the program. */
  readonly program: string;
  readonly log: { warn(details: object, message: string): void };
}

const confine = fileURLToPath(new URL('./confine-chromium.sh', import.meta.url));

/** How long Chromium may take to start, in milliseconds. */
const startLimitMs = 20_000;

/**
 * Starts Chromium with its own sandbox, without the server's environment, without name resolution, as an unprivileged
 * user if the server runs as root, and without a network if the machine allows namespaces.
 * @throws ChromiumUnavailableError if it does not start in this way: without its sandbox it would run untrusted code as
 * the server
 */
export async function launchChromium({ program, log }: Options): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const launch = (network: 'yes' | '') =>
    chromium.launch({
      executablePath: confine,
      chromiumSandbox: true,
      timeout: startLimitMs,
      // The server itself ends Chromium.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      env: {
        PATH: process.env.PATH,
        HOME: tmpdir(),
        TMPDIR: tmpdir(),
        SMOKE_CHROMIUM: program,
        SMOKE_NETWORK: network,
      },
      args: ['--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND'],
    });
  try {
    return await launch('');
  } catch (confinedError) {
    try {
      const browser = await launch('yes');
      log.warn(
        { err: confinedError },
        'Chromium opens the smoke pages without a network namespace, which this machine does not allow; its own sandbox holds',
      );
      return browser;
    } catch (cause) {
      throw new ChromiumUnavailableError(`${program} does not start: ${inShort(cause)}`, { cause });
    }
  }
}

/** Shortens a message from Playwright, which is pages long: it contains the command and all output of the browser. */
function inShort(error: unknown): string {
  const { message } = error as Error;
  const sandbox = /No usable sandbox|sandboxing failed/i.test(message);
  return sandbox ? 'its sandbox is not possible on this machine' : (message.split('\n', 1)[0] ?? '');
}
