import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const isCompiled = /\.(js|d\.ts)$/;

const namedImport = /^(import|export) (type )?\{([^}]*)\} from (['"])(\.[^'"]+)\4;/gm;

const reference =
  /(?:\bfrom |\bimport |\bimport\((?:\/\*.*?\*\/ )?|\.resolve\(|new URL\(|<reference path=)(['"])(\.[^'"]+)\1/g;

/**
 * Removes compiled files that the entry files do not need. Redirects imports from an index of `domain/` to the modules
 * that declare the imported names.
 * @param {string} root - folder of the package
 * @param {readonly string[]} entryFiles - the package's files that are imported or run from outside, such as
 * 'x/index.js'
 */
export function removeUnneeded(root, entryFiles) {
  const needed = new Set();
  const isIndex = (file) =>
    file.startsWith(join(root, 'domain')) && /\b(index|result-schemas)\.(js|d\.ts)$/.test(file);

  function need(file) {
    if (needed.has(file) || !isCompiled.test(file) || !existsSync(file)) return;
    needed.add(file);
    const kind = file.endsWith('.d.ts') ? '.d.ts' : '.js';
    const pathOf = (path) => resolve(dirname(file), path).replace(/(\.d\.ts|\.js)$/, kind);
    const named = (path) => {
      const own = relative(dirname(file), path).replace(/\.d\.ts$/, '.js');
      return own.startsWith('.') ? own : `./${own}`;
    };
    const before = readFileSync(file, 'utf8');
    const text = before
      .replace(namedImport, (whole, keyword, type = '', names, quote, path) => {
        if (!isIndex(pathOf(path))) return whole;
        const byModule = Map.groupBy(specifiersIn(names), ({ name }) => exportsOf(pathOf(path)).get(name));
        return [...byModule]
          .map(([module, specifiers]) => {
            const list = specifiers.map(({ text }) => text).join(', ');
            return `${keyword} ${type}{ ${list} } from ${quote}${named(module)}${quote};`;
          })
          .join('\n');
      })
      .replace(/import\((['"])(\.[^'"]+)\1\)\.(\w+)/g, (whole, quote, path, name) =>
        isIndex(pathOf(path))
          ? `import(${quote}${named(exportsOf(pathOf(path)).get(name))}${quote}).${name}`
          : whole,
      );
    if (text !== before) writeFileSync(file, text);
    for (const [, , path] of text.matchAll(reference)) need(pathOf(path));
  }

  for (const file of entryFiles)
    for (const kind of ['.js', '.d.ts']) need(join(root, file.replace(/\.js$/, kind)));
  for (const item of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = join(item.parentPath, item.name);
    if (/(\.js|\.d\.ts)(\.map)?$/.test(file) && !needed.has(file.replace(/\.map$/, ''))) rmSync(file);
  }
}

/** @returns the items of a list such as `type a, b as c`, each with its name before `as` */
function specifiersIn(names) {
  return names
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => ({ text, name: text.replace(/^type /, '').replace(/ as .*/, '') }));
}

/** @returns {Map<string, string>} for each exported name of a module, the file that declares it */
function exportsOf(module) {
  const [, kind] = /(\.d\.ts|\.js)$/.exec(module);
  const found = new Map();
  const text = readFileSync(module, 'utf8');
  for (const [, name] of text.matchAll(
    /^export (?:declare )?(?:abstract |async )?(?:interface|type|class|const|function) (\w+)/gm,
  ))
    found.set(name, module);
  for (const [, names = '', path] of text.matchAll(
    /^export (?:type )?(?:\{([^}]*)\}|\*)(?: from ['"](\.[^'"]+)['"])?;/gm,
  )) {
    const exported = path && exportsOf(resolve(dirname(module), path).replace(/\.js$/, kind));
    const wanted = names ? specifiersIn(names).map(({ name }) => name) : (exported?.keys() ?? []);
    for (const name of wanted) found.set(name, exported ? exported.get(name) : module);
  }
  return found;
}
