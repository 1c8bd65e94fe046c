import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { workspace } from './site.ts';

const buildApp = join(workspace, 'shared-config/build/build-app.ts');

/**
 * Builds an example.
 * @returns the example's folder
 */
export function buildExample(name: string): string {
  const folder = join(workspace, 'examples', name);
  execFileSync('nice', ['-n', '5', process.execPath, buildApp], { cwd: folder });
  return folder;
}
