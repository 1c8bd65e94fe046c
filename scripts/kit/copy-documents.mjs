import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../setup/workspace.mjs';

/** Copies the guide (as README.md), the types and the list of exports to the kit's package. */
export function copyDocuments(kit) {
  cpSync(join(workspace, 'docs/kit.md'), join(kit, 'README.md'));
  const exports = readFileSync(join(workspace, 'docs/kit-api.md'), 'utf8');
  writeFileSync(
    join(kit, 'kit-api.md'),
    exports.replace('(kit.md)', '(README.md)').replace('shared-config/api', 'api'),
  );
  cpSync(join(workspace, 'shared-config/api-report.txt'), join(kit, 'api-report.txt'));
}
