import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from './command-error.ts';
import { createRemoteFolder } from './create.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'title24-create-'));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(home, { recursive: true, force: true });
});

const create = (name: string) =>
  createRemoteFolder({ name, folder: join(home, 'mf-example'), packages: null, place: 'workspace' });

test('K3 a remote created in this repository has a page, a parcel, a unit test and a browser test, all with its name', () => {
  create('mf-example');
  const files = readdirSync(join(home, 'mf-example'), { recursive: true, encoding: 'utf8' });
  for (const file of ['package.json', 'tsconfig.json', 'remote.config.ts', 'fixtures.ts'])
    expect(files).toContain(file);
  for (const file of ['page.tsx', 'note.tsx', 'page.dom.test.tsx', 'page.browser.test.ts'])
    expect(files).toContain(join('src', file));
  const texts = files
    .filter((file) => file.includes('.'))
    .map((file) => readFileSync(join(home, 'mf-example', file), 'utf8'));
  expect(texts.join('\n')).not.toMatch(/__[A-Z]+__/);
  const { name, dependencies } = JSON.parse(readFileSync(join(home, 'mf-example/package.json'), 'utf8'));
  expect(name).toBe('@title24/mf-example');
  // The expected versions are those installed here, because the command installs nothing.
  const kit = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  for (const dependency of ['@title24/ui', 'react', 'react-dom', 'react-router-dom'])
    expect(dependencies[dependency]).toBe(kit.dependencies[dependency]);
  expect(dependencies[kit.name]).toBe(kit.version);
  expect(readFileSync(join(home, 'mf-example/remote.config.ts'), 'utf8')).toContain("name: 'mf-example'");
});

test('K3 nothing is overwritten, and a name that the registry would not accept is refused', () => {
  create('mf-example');
  expect(() => create('mf-example')).toThrow('already contains a remote');
  expect(() => create('Example')).toThrow(CommandError);
});
