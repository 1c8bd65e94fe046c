import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BuildSource } from '@title24/remote-kit/registry';

const run = promisify(execFile);

/** Returns the current commit of a workspace, or null if git cannot read it. */
export async function buildSource(workspace: string): Promise<BuildSource | null> {
  try {
    const { stdout } = await run('git', ['-C', workspace, 'rev-parse', 'HEAD'], { timeout: 5_000 });
    return { commit: stdout.trim() };
  } catch {
    return null;
  }
}
