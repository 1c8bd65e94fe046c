import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactChunk } from '../build/build-layout.ts';
import type { BuildMode } from '../build/build-mode.ts';
import { readRemoteConfig } from '../build/read-remote-config.ts';
import { runNode } from './run-tool.ts';

const buildApp = fileURLToPath(import.meta.resolve('../build/build-app.ts'));

/**
 * Builds the remote in `folder` into its `dist/<mode>`. For production, prints the size of React if the remote
 * contains it.
 * @returns whether the build succeeded
 */
export async function build(folder: string, mode: BuildMode): Promise<boolean> {
  // A separate process reads the mode from its environment.
  if (!(await runNode([buildApp], { folder, env: { BUILD_MODE: mode } }))) return false;
  if (mode !== 'production' || !(await readRemoteConfig(folder)).isolate) return true;
  const files = join(folder, 'dist', mode, 'browser');
  const own = readdirSync(files).filter((file) => file.startsWith(`${reactChunk}.`) && file.endsWith('.br'));
  const bytes = own.reduce((sum, file) => sum + statSync(join(files, file)).size, 0);
  const size = `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`The remote contains its own React: each of its pages loads ${size} more (isolate: true).`);
  return true;
}
