import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { workspace } from '../setup/workspace.mjs';

const groups = ['checks', 'unit', 'server', 'e2e'];

/**
 * Parses the command line of `npm test`.
 * @param {string[]} args such as `['mf-upload']`, `['--since', 'main']` or `['--only', 'e2e', '--shard', '1/2']`
 * @returns {{ areas: string[], only: string[], since?: string, shard?: string, slow: boolean }} the options; `areas`
 * are paths from the repository root
 * @throws {Error} with a message that states the problem
 */
export function readTestOptions(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      since: { type: 'string' },
      shard: { type: 'string' },
      slow: { type: 'boolean', default: false },
    },
  });
  const only = values.only?.split(',') ?? groups;
  const unknown = only.find((group) => !groups.includes(group));
  if (unknown !== undefined) throw new Error(`--only takes ${groups.join(', ')}, not '${unknown}'.`);
  if (values.shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard))
    throw new Error(`--shard takes a number and a total such as 1/2, not '${values.shard}'.`);
  if (values.since !== undefined && positionals.length > 0)
    throw new Error('Name either paths or --since, not both.');
  return { ...values, only, areas: positionals.map(asArea) };
}

function asArea(path) {
  const area = relative(workspace, resolve(workspace, path));
  if (area === '' || area.startsWith('..') || !existsSync(join(workspace, area)))
    throw new Error(`There is no file or folder ${path} in the repository.`);
  return area;
}
