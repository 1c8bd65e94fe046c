import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { BuildMissingError } from './built-part.ts';

/** Returns the folder of the shell's development build, either in the kit or in the shell's folder beside the kit. */
export function shellBuildFolder(): string {
  const own = dirname(findPackageJSON(import.meta.url) ?? '');
  const folder = [join(own, 'shell'), join(own, '../shell/dist/development')].find((candidate) =>
    existsSync(join(candidate, 'remote.json')),
  );
  if (!folder)
    throw new BuildMissingError('The shell is not built. Run: npm run build:development -w @title24/shell');
  return folder;
}
