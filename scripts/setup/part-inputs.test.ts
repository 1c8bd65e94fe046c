import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { partInputs } from './part-inputs.mjs';

const repository = mkdtempSync(join(tmpdir(), 'title24-inputs-'));
afterAll(() => rmSync(repository, { recursive: true, force: true }));

function write(file: string, content: unknown): void {
  const path = join(repository, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

beforeEach(() => {
  write('package.json', { workspaces: ['shell', 'mf-a', 'ui', 'domain', 'server'] });
  write('package-lock.json', '{}');
  write('shell/package.json', { name: '@title24/shell', dependencies: { '@title24/ui': '1.0.0' } });
  write('mf-a/package.json', { name: '@title24/mf-a', dependencies: { react: '19.0.0' } });
  write('ui/package.json', { name: '@title24/ui', dependencies: { '@title24/domain': '1.0.0' } });
  write('domain/package.json', { name: '@title24/domain' });
  write('server/package.json', { name: '@title24/server' });
  write('shell/src/index.ts', 'first');
});

const hashes = () => {
  const inputs = partInputs(repository);
  return { shell: inputs('shell').hash, remote: inputs('mf-a').hash };
};

test.each([
  ['a change to its source', 'shell/src/index.ts'],
  ['a new file', 'shell/src/new.ts'],
  ['a change to a package that it depends on indirectly', 'domain/src/prices.ts'],
])('only one part becomes stale after %s', (_, file) => {
  const before = hashes();
  write(file, 'changed');
  const after = hashes();
  expect(after.shell).not.toBe(before.shell);
  expect(after.remote).toBe(before.remote);
});

test('a change to package-lock.json makes all parts stale', () => {
  const before = hashes();
  write('package-lock.json', '{"lockfileVersion":3}');
  const after = hashes();
  expect(after.shell).not.toBe(before.shell);
  expect(after.remote).not.toBe(before.remote);
});

test.each([
  'shell/src/index.test.ts',
  'ui/src/button.stories.tsx',
  'shell/dist/production/remote.json',
  'server/src/main.ts',
])('%s is not an input of any part', (file) => {
  const before = hashes();
  write(file, 'changed');
  expect(hashes()).toEqual(before);
});
