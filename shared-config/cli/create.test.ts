import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { folderForTests } from '../testing/folder-for-tests.ts';
import { CommandError } from './command-error.ts';
import { createRemoteFolder } from './create.ts';

const folders = folderForTests();
let home: string;
beforeEach(() => {
  home = mkdtempSync(join(folders, 'home-'));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const create = (name: string) =>
  createRemoteFolder({ name, folder: join(home, 'mf-example'), packages: null, place: 'workspace' });

test('K3: a remote created in this repository has a page, a parcel, a unit test and a browser test', async () => {
  await create('mf-example');
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
  // The remote gets these packages in the versions on which the kit depends.
  const kit = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  for (const dependency of ['@title24/ui', 'react', 'react-dom', 'react-router-dom'])
    expect(dependencies[dependency]).toBe(kit.dependencies[dependency]);
  expect(dependencies[kit.name]).toBe(kit.version);
  expect(readFileSync(join(home, 'mf-example/remote.config.ts'), 'utf8')).toContain("name: 'mf-example'");
});

test('K3: a remote is not created in a folder that contains a remote, or with a name that the registry would refuse', async () => {
  await create('mf-example');
  await expect(create('mf-example')).rejects.toThrow('already contains a remote');
  await expect(create('Example')).rejects.toThrow(CommandError);
});

test('K3: nothing is written if the kit’s packages cannot be read or a file is in the way, so the command can be repeated', async () => {
  const folder = join(home, 'mf-example');
  const fromPackages = (packages: string | null) =>
    createRemoteFolder({ name: 'mf-example', folder, packages });
  await expect(fromPackages(join(home, 'none'))).rejects.toThrow("has no list of the kit's packages");
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('Pack the kit.\n', { status: 404 }));
  await expect(fromPackages('https://www.example.com/kit')).rejects.toThrow('(status 404: Pack the kit)');
  // Without a source for the packages, npm would look in the public registry, where anyone could have registered their
  // names.
  await expect(fromPackages(null)).rejects.toThrow("Name the kit's packages: --packages");
  expect(existsSync(folder)).toBe(false);
  mkdirSync(folder);
  const dependencies = { '@title24/remote-kit': 'file:kit.tgz', '@title24/ui': 'file:ui.tgz' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  writeFileSync(join(folder, 'tsconfig.json'), '{}');
  await expect(fromPackages(null)).rejects.toThrow('tsconfig.json already exists');
  expect(readdirSync(folder)).toEqual(['package.json', 'tsconfig.json']);
  rmSync(join(folder, 'tsconfig.json'));
  await fromPackages(null);
  expect(readdirSync(folder)).toContain('remote.config.ts');
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies).toMatchObject(
    dependencies,
  );
});

test('K3: the create command refuses a name that is taken on the site, and prints the next commands if the name is free', async () => {
  const list = {
    '@title24/remote-kit': {
      version: '9.0.0',
      file: 'kit-9.tgz',
      integrity: 'sha512-x',
      peerDependencies: {},
    },
  };
  const answers: Readonly<Record<string, object>> = {
    'https://www.example.com/kit/packages.json': list,
    'https://www.example.com/registry.json': { microFrontends: { 'mf-taken': [] } },
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => Response.json(answers[String(url)]));
  const createAs = (name: string) =>
    createRemoteFolder({ name, folder: join(home, name), packages: 'https://www.example.com/kit' });
  await expect(createAs('mf-taken')).rejects.toThrow(
    'https://www.example.com already has a remote mf-taken. Choose another name.',
  );
  expect(readdirSync(home)).toEqual([]);
  await createAs('mf-free');
  expect(console.log).toHaveBeenCalledWith(
    expect.stringMatching(/ Next: npm install, npx remote dev, npm test\.$/),
  );
});

test('K2: a remote that moves to its own repository keeps its code, its version and its own dependencies', async () => {
  const from = join(home, 'from');
  await createRemoteFolder({ name: 'mf-example', folder: from, packages: null, place: 'workspace' });
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  manifest.version = '3.2.1';
  manifest.dependencies = { ...manifest.dependencies, '@title24/rules': '1.0.0', formik: '2.4.6' };
  writeFileSync(join(from, 'package.json'), JSON.stringify(manifest));
  mkdirSync(join(from, 'dist'));
  const packages = join(home, 'packages');
  mkdirSync(packages);
  const listed = { version: '9.0.0', integrity: 'sha512-x', peerDependencies: { react: '^19.3.0' } };
  const list = { '@title24/remote-kit': { ...listed, file: 'kit-9.tgz' } };
  const rules = { ...listed, file: 'rules-1.tgz', peerDependencies: {} };
  const listPackages = (content: object) =>
    writeFileSync(join(packages, 'packages.json'), JSON.stringify(content));
  listPackages({ ...list, '@title24/unused': rules });

  const folder = join(home, 'moved');
  const move = () => createRemoteFolder({ name: 'mf-example', folder, packages, from });
  await expect(createRemoteFolder({ name: 'mf-exmaple', folder, packages: null, from })).rejects.toThrow(
    'remote.config.ts says mf-example. Use that name.',
  );
  await expect(move()).rejects.toThrow(`depends on @title24/rules, which ${packages} does not offer`);
  expect(existsSync(folder)).toBe(false);
  listPackages({ ...list, '@title24/rules': rules, '@title24/unused': rules });
  await move();
  const moved = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(moved.version).toBe('3.2.1');
  expect(moved.dependencies).toMatchObject({
    '@title24/remote-kit': `file:${packages}/kit-9.tgz`,
    '@title24/rules': `file:${packages}/rules-1.tgz`,
    formik: '2.4.6',
    react: '^19.3.0',
  });
  expect(moved.dependencies).not.toHaveProperty('@title24/unused');
  expect(readFileSync(join(folder, 'src/page.tsx'))).toEqual(readFileSync(join(from, 'src/page.tsx')));
  expect(readFileSync(join(folder, 'tsconfig.json'), 'utf8')).not.toContain('extends');
  expect(readdirSync(folder)).not.toContain('dist');
});
