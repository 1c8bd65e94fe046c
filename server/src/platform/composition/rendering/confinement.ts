import { withTimeout } from '../with-timeout.ts';
import { confinedCommand, plainCommand, type RendererCommand } from './renderer-command.ts';
import { RendererEndedError, RendererProcess } from './renderer-process.ts';

/** The isolation of renderers on this machine. */
export interface Confinement {
  readonly command: RendererCommand;
  /** Warning that renderers are not isolated, with the remedy; null if they are isolated. */
  readonly problem: string | null;
}

export const notConfined =
  'Renderers are not confined: this machine allows no user namespaces, and Node alone does not hold back the network. Allow user namespaces, or run the server where they are allowed, and restart it (docs/operations.md, “Renderers”).';

/** Time limit, in milliseconds, for a renderer to load a bundle. */
export const startLimitMs = 20_000;

let found: Promise<Confinement> | undefined;

/** Starts a renderer to test whether this machine can isolate renderers. The test runs once per process. */
export function confinementOfMachine(): Promise<Confinement> {
  found ??= findConfinement();
  return found;
}

/**
 * Tests whether an isolated renderer starts on this machine.
 * @param confined command that starts an isolated renderer
 */
export async function findConfinement(confined: RendererCommand = confinedCommand()): Promise<Confinement> {
  const probe = new RendererProcess(confined, '');
  try {
    await withTimeout(probe.ready, startLimitMs);
  } catch (error) {
    // Only a renderer that exits justifies running without isolation; a slow one does not.
    if (error instanceof RendererEndedError) return { command: plainCommand(), problem: notConfined };
  } finally {
    probe.end();
    await probe.closed;
  }
  return { command: confined, problem: null };
}
