/**
 * `npm test -w mf-upload`: runs a package's tests like `npm test -- mf-upload`, but without end-to-end tests, which
 * need the whole site.
 */
import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { node, workspace } from '../setup/workspace.mjs';

const program = join(workspace, 'scripts/test.mjs');
const folder = relative(workspace, process.cwd());
const { status } = spawnSync(node, [program, folder, '--only', 'checks,unit,server'], { stdio: 'inherit' });
process.exitCode = status ?? 1;
