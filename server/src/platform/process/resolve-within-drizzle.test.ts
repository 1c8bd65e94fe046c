import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ResolveHookContext } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { resolveWithinDrizzle } from './resolve-within-drizzle.ts';

const drizzle = path.dirname(fileURLToPath(import.meta.resolve('drizzle-orm')));

function resolve(specifier: string, parentURL: string) {
  const next = () => ({ url: 'by Node' });
  return resolveWithinDrizzle(specifier, { parentURL } as ResolveHookContext, next);
}

test('every import between files of drizzle-orm resolves to an existing ES module', () => {
  const { type } = JSON.parse(readFileSync(path.join(drizzle, 'package.json'), 'utf8'));
  expect(type).toBe('module');
  const modules = readdirSync(drizzle, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(modules.length).toBeGreaterThan(300);
  for (const file of modules) {
    const code = readFileSync(path.join(drizzle, file), 'utf8');
    for (const [, specifier = ''] of code.matchAll(/^(?:import|export)\b[^;]*?["'](\.[^"']*)["'];/gm)) {
      const found = resolve(specifier, pathToFileURL(path.join(drizzle, file)).href);
      expect(found).toMatchObject({ format: 'module', shortCircuit: true });
      const target = fileURLToPath(found.url);
      if (!existsSync(target)) throw new Error(`${file} imports ${specifier}, which is not there`);
      expect(path.extname(target)).toBe('.js');
    }
  }
});

test.each([
  [
    'another package by a module of drizzle-orm',
    'pg',
    'file:///site/node_modules/drizzle-orm/node-postgres/driver.js',
  ],
  ['a module within another package', './client.js', 'file:///site/node_modules/pg/lib/index.js'],
  [
    'a module by a CommonJS script of the package',
    './alias.cjs',
    'file:///site/node_modules/drizzle-orm/index.cjs',
  ],
])('Node.js resolves an import of %s', (_, specifier, parent) => {
  expect(resolve(specifier, parent)).toEqual({ url: 'by Node' });
});

test('Node.js resolves a drizzle-orm module only once if two site files import it', () => {
  // No earlier test has resolved this entry point, so it is not cached yet.
  const next = jest.fn(() => ({ url: 'file:///site/node_modules/drizzle-orm/other.js', format: 'module' }));
  const found = ['a.ts', 'b.ts'].map((name) => {
    const context = { parentURL: `file:///site/src/${name}` } as ResolveHookContext;
    return resolveWithinDrizzle('drizzle-orm/other', context, next).url;
  });
  expect(new Set(found)).toEqual(new Set(['file:///site/node_modules/drizzle-orm/other.js']));
  expect(next).toHaveBeenCalledTimes(1);
});
