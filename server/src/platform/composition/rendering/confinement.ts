import { withTimeout } from '../with-timeout.ts';
import { confinedCommand, plainCommand, type RendererCommand } from './renderer-command.ts';
import { RendererEndedError, RendererProcess } from './renderer-process.ts';

/** How this machine runs renderers. */
export interface Confinement {
  readonly command: RendererCommand;
  /** A warning that renderers are not confined, with what to do; null if they are confined. */
  readonly problem: string | null;
}

export const notConfined =
  'Renderers are not confined: this machine allows no user namespaces, and Node alone does not hold back the network. Allow user namespaces, or run the server where they are allowed, and restart it (docs/operations.md, “Renderers”).';

/** Time limit in milliseconds for a renderer to become ready for a bundle. */
export const startLimitMs = 20_000;

let found: Promise<Confinement> | undefined;

/** Finds out once per process whether this machine can confine renderers, by starting one. */
export function confinementOfMachine(): Promise<Confinement> {
  found ??= findConfinement();
  return found;
}

/** @param confined command to start a confined renderer */
export async function findConfinement(confined: RendererCommand = confinedCommand()): Promise<Confinement> {
  const probe = new RendererProcess(confined, '');
  try {
    await withTimeout(probe.ready, startLimitMs);
  } catch (error) {
    // A renderer that is merely slow is no reason to run unconfined.
    if (error instanceof RendererEndedError) return { command: plainCommand(), problem: notConfined };
  } finally {
    probe.end();
    await probe.closed;
  }
  return { command: confined, problem: null };
}
