import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkApiReport } from '../kit/api-report.mjs';
import { workspace } from '../setup/workspace.mjs';
import { runTool } from './run-tool.mjs';

const { workspaces } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8'));

/** Checks that do not run the product, by name. Each returns whether it found no problems. */
export const staticChecks = {
  'format and lint': () => runTool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']),
  'import directions': () => cruise('.dependency-cruiser.mjs'),
  'circles of folders': () => cruise('.dependency-cruiser.folders.mjs'),
  'API report of the kit': checkApiReport,
  'unused code': () => runTool('knip/bin/knip.js', ['--no-progress']),
};

function cruise(config) {
  return runTool('dependency-cruiser/bin/dependency-cruiser.mjs', ['--config', config, ...workspaces]);
}
