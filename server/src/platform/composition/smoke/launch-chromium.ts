import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';

/** Thrown when Chromium cannot be started with its sandbox. */
export class ChromiumUnavailableError extends Error {
  override readonly name = 'ChromiumUnavailableError';
}

interface Options {
  /** Path of the Chromium program. */
  readonly program: string;
  readonly log: { warn(details: object, message: string): void };
}

const confine = fileURLToPath(new URL('./confine-chromium.sh', import.meta.url));

/** Maximum milliseconds for each attempt to start Chromium. */
const startLimitMs = 20_000;

/**
 * Starts Chromium with its sandbox, without name resolution, and not as root. From the server's environment,
 * Chromium gets only PATH. Chromium gets a network only if it does not start without one. Chromium never runs
 * without its sandbox, because pages contain untrusted code.
 *
 * @throws ChromiumUnavailableError if Chromium does not start
 */
export async function launchChromium({ program, log }: Options): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const launch = (network: 'yes' | '') =>
    chromium.launch({
      executablePath: confine,
      chromiumSandbox: true,
      timeout: startLimitMs,
      // The server stops Chromium itself.
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

/** Shortens a message from Playwright, which contains the command and all browser output. */
function inShort(error: unknown): string {
  const { message } = error as Error;
  const sandbox = /No usable sandbox|sandboxing failed/i.test(message);
  return sandbox ? 'its sandbox is not possible on this machine' : (message.split('\n', 1)[0] ?? '');
}
