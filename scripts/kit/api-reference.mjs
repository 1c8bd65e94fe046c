import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Returns the text of docs/kit-api.md: the exports of each entry point of the kit, with their doc comments.
 *
 * @param {readonly (readonly [subpath: string, declarations: string])[]} entries - the kit's entry points with their
 * declaration files
 * @returns {string}
 * @throws {Error} if an export has no doc comment
 */
export function apiReference(entries) {
  const sections = entries.map(([subpath, file]) => {
    const rows = [...exportsOf(file)].sort(([a], [b]) => (a < b ? -1 : 1)).map(row);
    return [`## \`@title24/remote-kit${subpath.slice(1)}\``, table(rows)].join('\n\n');
  });
  return `${[
    '# API of the remote kit',
    'Made by `npm run kit:api` from the doc comments. [kit.md](kit.md) says how a remote is made, and\n' +
      '`shared-config/api-report.txt` has the types. `GET /rpc/openrpc.json` of a site documents its calls.',
    ...sections,
  ].join('\n\n')}\n`;
}

/** @returns {Map<string, { kind: string, doc: string }>} the exports, keyed by name */
function exportsOf(file) {
  const text = readFileSync(file, 'utf8');
  const found = declarationsIn(text);
  const from = /export (?:type )?(?:\{([^}]*)\}|\*) from '(\.[^']+)\.js'/g;
  for (const [, names, path] of text.matchAll(from)) {
    const exported = exportsOf(resolve(dirname(file), `${path}.d.ts`));
    const wanted = names?.match(/\b(?!type\b)\w+/g) ?? exported.keys();
    for (const name of wanted) found.set(name, exported.get(name));
  }
  return found;
}

function declarationsIn(text) {
  const declaration =
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^export (?:declare )?(?:abstract )?(interface|type|class|const|function) (\w+)/gm;
  const found = new Map();
  for (const [, comment = '', kind, name] of text.matchAll(declaration)) {
    // Only one overload of a function needs a comment.
    if (!found.get(name)?.doc) found.set(name, { kind, doc: descriptionIn(comment) });
  }
  return found;
}

function descriptionIn(comment) {
  const [description = ''] = comment.replace(/^\s*\* ?/gm, '').split(/(?:^|\s)@\w+/);
  return description
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();
}

function row([name, found]) {
  if (!found?.doc) throw new Error(`${name} is an export of the kit and needs a doc comment.`);
  const call = found.kind === 'function' ? `${name}()` : name;
  return [`\`${call}\``, found.kind, found.doc.replaceAll('|', '\\|')];
}

/** Returns a Markdown table formatted as Biome would write it. */
function table(rows) {
  const all = [['export', 'kind', 'description'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((cells) => cells[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...body] = all.map(line);
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}
