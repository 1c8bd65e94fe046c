/**
 * `npm version` runs this program before its commit. The program sets the new version in server/package.json, and adds
 * the subjects of the commits since the previous version to CHANGELOG.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const title = '# Changes\n';
const run = (program, ...args) => execFileSync(program, args, { encoding: 'utf8' }).trim();

const version = process.env.npm_package_version;
run('npm', 'pkg', 'set', `version=${version}`, '--workspace', 'server');
run('npm', 'install', '--package-lock-only', '--ignore-scripts');

const [last] = run('git', 'tag', '--list', 'v*', '--sort=-version:refname', '--merged').split('\n');
const subjects = last
  ? run('git', 'log', '--no-merges', '--format=- %s', `${last}..HEAD`)
  : '- First release';
const earlier = existsSync('CHANGELOG.md') ? readFileSync('CHANGELOG.md', 'utf8').slice(title.length) : '';
const day = new Date().toISOString().slice(0, 10);
writeFileSync('CHANGELOG.md', `${title}\n## ${version} (${day})\n\n${subjects}\n${earlier}`);
run('git', 'add', 'CHANGELOG.md', 'server/package.json', 'package-lock.json');
