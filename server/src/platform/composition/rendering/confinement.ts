import { StartupError } from '../../process/startup-error.ts';
import { withTimeout } from '../with-timeout.ts';
import { confinedCommand, plainCommand, type RendererCommand } from './renderer-command.ts';
import { RendererEndedError, RendererProcess } from './renderer-process.ts';

/** How renderers are isolated on this machine. */
export interface Confinement {
  readonly command: RendererCommand;
  /** Warning with the remedy; null if renderers are isolated. */
  readonly problem: string | null;
}

export const notConfined =
  'Renderers are not confined: this machine allows no user namespaces, and Node alone does not hold back the network. Allow user namespaces, or run the server where they are allowed, and restart it (docs/operations.md, “Renderers”).';

/** Time limit in milliseconds for the start of a renderer, without loading its bundle. */
export const startLimitMs = 20_000;

let found: Promise<Confinement> | undefined;

/** Tests once per process whether this machine can isolate renderers. */
export function confinementOfMachine(): Promise<Confinement> {
  found ??= findConfinement();
  return found;
}

/**
 * Tests whether this machine can isolate renderers.
 * @throws StartupError with the remedy if it cannot
 */
export async function requireConfinement(): Promise<void> {
  const { problem } = await confinementOfMachine();
  if (problem)
    throw new StartupError(`${problem} The site does not start, because REQUIRE_CONFINED_RENDERERS is true.`);
}

/**
 * Tests whether an isolated renderer starts on this machine.
 *
 * @param confined command that starts an isolated renderer
 */
export async function findConfinement(confined: RendererCommand = confinedCommand()): Promise<Confinement> {
  const probe = new RendererProcess(confined, '');
  try {
    await withTimeout(probe.ready, startLimitMs);
  } catch (error) {
    // Only an exit shows that isolation is impossible; slowness does not.
    if (error instanceof RendererEndedError) return { command: plainCommand(), problem: notConfined };
  } finally {
    probe.end();
    await probe.closed;
  }
  return { command: confined, problem: null };
}
