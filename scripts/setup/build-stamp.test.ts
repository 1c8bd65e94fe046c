import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildStamp } from './build-stamp.mjs';

let repository: string;

function write(file: string, text: string) {
  const whole = path.join(repository, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
}

const remove = (file: string) => rmSync(path.join(repository, file), { recursive: true });
const isCurrent = (options?: Parameters<typeof buildStamp>[1]) => buildStamp(repository, options).isCurrent();

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'title24-stamp-'));
  const manifest = (folder: string, content: object) =>
    write(path.join(folder, 'package.json'), JSON.stringify(content));
  manifest('.', { workspaces: ['shared-ui', 'shared-domain', 'shell', 'mf-wizard', 'server'] });
  manifest('shared-domain', { name: '@title24/shared-domain' });
  manifest('shared-ui', { name: '@title24/ui', dependencies: { '@title24/shared-domain': '1.0.0' } });
  for (const part of ['shell', 'mf-wizard']) {
    manifest(part, { name: `@title24/${part}`, dependencies: { '@title24/ui': '1.0.0', react: '19' } });
    for (const mode of ['production', 'development']) write(`${part}/dist/${mode}/remote.json`, '{}');
  }
  manifest('server', { name: '@title24/server' });
  for (const folder of ['shell', 'mf-wizard', 'shared-ui', 'shared-domain', 'server'])
    write(`${folder}/src/index.ts`, 'export {};');
  write('mf-wizard/src/index.test.ts', '');
  write('package-lock.json', '{}');
  write('node_modules/.installed-for', 'a');
  write('node_modules/node/package.json', '{ "version": "24.21.0" }');
  buildStamp(repository).write();
});
afterEach(() => rmSync(repository, { recursive: true }));

test('an unchanged workspace needs no build', () => {
  expect(isCurrent()).toBe(true);
});

test.each<[string, () => void]>([
  ['a file of a part was edited', () => write('mf-wizard/src/index.ts', 'export const x = 1;')],
  [
    'a file was edited to the same length',
    () => utimesSync(path.join(repository, 'shell/src/index.ts'), new Date(), new Date(0)),
  ],
  ['a file was added', () => write('mf-wizard/src/new.ts', '')],
  ['a file was removed', () => remove('mf-wizard/src/index.ts')],
  ['a package that the parts use was edited', () => write('shared-ui/src/index.ts', '')],
  ['a package that such a package uses was edited', () => write('shared-domain/src/index.ts', '')],
  ['the lock file changed', () => write('package-lock.json', '{ "changed": true }')],
  ['packages were installed', () => write('node_modules/.installed-for', 'another')],
  ['another Node was installed', () => write('node_modules/node/package.json', '{ "version": "24.22.0" }')],
  ['a build is missing', () => remove('mf-wizard/dist')],
  ['a build is empty', () => remove('mf-wizard/dist/production/remote.json')],
  ['a file of a build was edited', () => write('shell/dist/production/remote.json', '{ "edited": 1 }')],
  ['the stamp is damaged', () => write('node_modules/.built-for/build.json', '{')],
])('a build is needed if %s', (_, change) => {
  change();
  expect(isCurrent()).toBe(false);
});

test.each<[string, () => void]>([
  ['a test', () => write('mf-wizard/src/index.test.ts', 'test.todo("x");')],
  ['the server', () => write('server/src/index.ts', '')],
])('no build is needed if only %s was edited', (_, change) => {
  change();
  expect(isCurrent()).toBe(true);
});

test('an edit during a build needs another build', () => {
  const stamp = buildStamp(repository);
  write('shell/src/index.ts', 'export const edited = true;');
  stamp.write();
  expect(isCurrent()).toBe(false);
});

test('builds of some parts and of another mode have their own stamps', () => {
  const development = { script: 'build:development' } as const;
  expect(isCurrent(development)).toBe(false);
  buildStamp(repository, { ...development, only: ['shell'] }).write();
  expect(isCurrent({ ...development, only: ['shell'] })).toBe(true);
  expect(isCurrent(development)).toBe(false);
  buildStamp(repository, { ...development, only: ['mf-wizard'] }).write();
  expect(isCurrent(development)).toBe(true);
  expect(isCurrent()).toBe(true);
});
