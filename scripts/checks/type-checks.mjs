import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, toolEnvironment, workspace } from '../setup/workspace.mjs';
import { packageOf } from './package-graph.mjs';

const compiler = join(workspace, 'node_modules/typescript/bin/tsc');
const cache = join(workspace, 'node_modules/.cache/types');

/**
 * Checks the types of packages. Packages with the same settings are checked as one program. Later runs check
 * only changed files and the files that they affect.
 * @param {{ folder: string, name: string }[]} packages
 * @returns {object[]} one test for each package that has a tsconfig.json, and a failed test if the check fails without
 * an error in any package
 */
export function checkTypes(packages) {
  const typed = packages.filter(({ folder }) => existsSync(join(workspace, folder, 'tsconfig.json')));
  const runs = programsOf(typed, readConfig).map(checkProgram);
  const failed = new Set(runs.flatMap(({ output }) => packagesWithErrors(output, typed)));
  const tests = typed.map(({ folder, name }) => outcome(`types of ${name}`, !failed.has(folder)));
  const isExplained = runs.every(({ succeeded }) => succeeded) || failed.size > 0;
  return isExplained ? tests : [...tests, outcome('types', false)];
}

const readConfig = (folder) => JSON.parse(readFileSync(join(workspace, folder, 'tsconfig.json'), 'utf8'));

/**
 * Groups packages by the settings in their tsconfig.json files.
 * @param {{ folder: string }[]} packages
 * @param {(folder: string) => object} read - returns a package's tsconfig.json
 * @returns {object[]} a tsconfig.json for each group, with paths relative to the repository root
 */
export function programsOf(packages, read) {
  const programs = new Map();
  for (const { folder } of packages) {
    const { extends: base, compilerOptions, include } = read(folder);
    const settings = { extends: join(folder, base), compilerOptions };
    const key = JSON.stringify(settings);
    if (!programs.has(key)) programs.set(key, { ...settings, include: [] });
    programs.get(key).include.push(...include.map((path) => join(folder, path)));
  }
  return [...programs.values()];
}

function checkProgram({ extends: base, compilerOptions, include }, index) {
  mkdirSync(cache, { recursive: true });
  const project = join(cache, `program-${index}.json`);
  const config = {
    extends: join(workspace, base),
    compilerOptions: { ...compilerOptions, incremental: true, tsBuildInfoFile: `${project}.tsbuildinfo` },
    include: include.map((path) => join(workspace, path)),
  };
  writeFileSync(project, JSON.stringify(config));
  // Several threads would check shared files repeatedly.
  const args = ['-p', project, '--pretty', 'false', '--singleThreaded'];
  const { status, stdout, stderr } = spawnSync(node, [compiler, ...args], {
    cwd: workspace,
    env: toolEnvironment(),
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  const succeeded = status === 0;
  if (!succeeded) console.error(`${stdout}${stderr}`);
  return { succeeded, output: stdout };
}

/** Returns the folders of packages with errors, from lines such as 'mf-upload/src/a.ts(1,7): error TS2322: …'. */
export function packagesWithErrors(output, packages) {
  return output
    .split('\n')
    .flatMap((line) => (/\(\d+,\d+\): error /.test(line) ? [packageOf(line.split('(')[0], packages)] : []))
    .filter(Boolean);
}

const outcome = (title, passed) => ({ file: null, title, passed });
