import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { workspace } from '../setup/workspace.mjs';
import { apiReference } from './api-reference.mjs';
import { compileKit } from './compile-kit.mjs';

const reportFile = join(workspace, 'shared-config/api-report.txt');
const referenceFile = join(workspace, 'docs/kit-api.md');
const versionLine = /^Version (\S+)$/m;

/**
 * Returns the kit's API report and its reference page. The report lists the declaration files that can be reached from
 * an entry point. Of shared-domain, it lists the files of the calls, and otherwise only the declarations that are used.
 */
function describeApi() {
  const folder = mkdtempSync(join(tmpdir(), 'title24-kit-api-'));
  try {
    const { kit } = compileKit(folder);
    const root = join(folder, 'remote-kit');
    const entries = Object.entries(kit).filter(([, file]) => file.endsWith('.js'));
    const files = new Set();
    const named = new Set();
    const declarations = entries.map(([subpath, file]) => [
      subpath,
      join(root, file.replace(/\.js$/, '.d.ts')),
    ]);
    for (const [, file] of declarations) reach(file, root, files, named);
    const sections = [...files]
      .sort()
      .map((file) => section(relative(root, file), readFileSync(file, 'utf8')));
    const { version } = JSON.parse(readFileSync(join(workspace, 'shared-config/package.json'), 'utf8'));
    const report = [
      '# API report of the remote kit',
      `Version ${version}`,
      'Made by `npm run kit:api`. A change of it needs a new version in shared-config/package.json.',
      '## Entries',
      entries.map(([subpath, file]) => `- \`${subpath}\`: ${file.replace(/^\.\//, '')}`).join('\n'),
      '## Declarations',
      ...sections,
      ...domainSections(join(root, 'domain'), named),
      '',
    ].join('\n\n');
    return { report, reference: apiReference(declarations) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Collects a declaration file with all its imports, and the names that these files import from the domain. */
function reach(file, root, files, named) {
  if (files.has(file)) return;
  files.add(file);
  const text = withoutComments(readFileSync(file, 'utf8'));
  const imports =
    /(?:(?:import|export)\s+(?:type\s+)?(\{[^}]*\}|\*(?:\s+as\s+\w+)?)\s+from\s+|import\()\s*['"](\.[^'"]+)\.js['"]/g;
  for (const [, names = '', path] of text.matchAll(imports)) {
    const target = `${resolve(dirname(file), path)}.d.ts`;
    const isOwn = !target.startsWith(join(root, 'domain')) || target.startsWith(join(root, 'domain/src/rpc'));
    if (isOwn) reach(target, root, files, named);
    else for (const [name] of names.matchAll(/\b(?!type\b|as\b)\w+/g)) named.add(name);
  }
}

function domainSections(folder, named) {
  const declared = new Map();
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!item.name.endsWith('.d.ts')) continue;
    const file = join(item.parentPath, item.name);
    const text = withoutComments(readFileSync(file, 'utf8'));
    const declarations = text.split(/^(?=export |declare |interface |type )/m);
    for (const declaration of declarations) {
      const [, name] =
        /^export (?:declare )?(?:abstract )?(?:interface|type|class|const|function) (\w+)/.exec(
          declaration,
        ) ?? [];
      if (!name || !named.has(name)) continue;
      // A type inferred from a schema is listed with the schema's members.
      const [, shape = name] = /InferOutput<typeof (\w+)>/.exec(declaration) ?? [];
      const schema = declarations.find((each) => each.startsWith(`declare const ${shape}:`)) ?? '';
      declared.set(name, `${schema}${declaration}`.trim());
    }
  }
  const texts = [...declared].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return [section('domain', texts.join('\n'))];
}

const section = (title, text) => `### ${title}\n\n\`\`\`ts\n${withoutComments(text)}\n\`\`\``;

const withoutComments = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*\n+/g, '\n')
    .trim();

/** Checks whether the committed report and reference match the sources. If not, prints the remedy. */
export function checkApiReport() {
  const { report, reference } = describeApi();
  const kept = readFileSync(reportFile, 'utf8');
  if (report === kept) {
    if (reference === readFileSync(referenceFile, 'utf8')) return true;
    console.error('docs/kit-api.md does not match the doc comments of the kit. Run: npm run kit:api');
    return false;
  }
  const isNewer = versionLine.exec(report)?.[1] !== versionLine.exec(kept)?.[1];
  console.error(
    isNewer
      ? 'The API report does not match the version of the kit. Run: npm run kit:api'
      : "The kit's API has changed. Give shared-config/package.json a new version, then run: npm run kit:api",
  );
  return false;
}

/** Writes the report and the reference. @returns false if the API has changed without a new version */
export function writeApiReport() {
  const { report, reference } = describeApi();
  let kept = '';
  try {
    kept = readFileSync(reportFile, 'utf8');
  } catch {
    // There is no report yet.
  }
  if (report !== kept && versionLine.exec(report)?.[1] === versionLine.exec(kept)?.[1]) {
    console.error("The kit's API has changed. Give shared-config/package.json a new version first.");
    return false;
  }
  writeFileSync(reportFile, report);
  writeFileSync(referenceFile, reference);
  return true;
}
