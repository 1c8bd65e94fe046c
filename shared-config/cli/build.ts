import { fileURLToPath } from 'node:url';
import type { BuildMode } from '../build/build-mode.ts';
import { runNode } from './run-tool.ts';

const buildApp = fileURLToPath(import.meta.resolve('../build/build-app.ts'));

/**
 * Builds the remote in this folder into `dist/<mode>`.
 * @returns whether the build succeeded
 */
export function build(folder: string, mode: BuildMode): Promise<boolean> {
  // A separate process reads the mode from its environment.
  return runNode([buildApp], { folder, env: { BUILD_MODE: mode } });
}
