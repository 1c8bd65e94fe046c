/**
 * Program of a renderer process (docs/adr/0041-renderer-processes.md): it reads lines of JSON from standard input, the
 * first with a part's render bundle and, if it is not the site's, the origin of the parts' files, each further one with
 * a request, and writes a line for each. It exits when its input closes, which also happens when the server exits. Plain
 * JavaScript, because stripping types would double its startup time.
 */
'use strict';

const { join } = require('node:path');
const { format } = require('node:util');
const { Script } = require('node:vm');

/** Folders of the packages that bundles do not include, by name: `react=/path react-dom=/path`. */
const packages = new Map(
  process.argv.slice(2).map((pair) => /** @type {[string, string]} */ (pair.split('='))),
);

/** Modules that React on the server needs, for bundles that include their own copy. */
const allowedModules = new Set(['async_hooks', 'crypto', 'stream', 'util']);

/** Maximum number of characters of a slot. */
const maxSlotLength = 2_000_000;
const maxConsoleLines = 20;
const maxTextLength = 4_000;

// Saved before a bundle could replace them.
const { parse, stringify } = JSON;
const { exit, stdin, stdout } = process;

/** Everything that a bundle, and React, sees of the environment. @type {{ NODE_ENV?: string }} */
const environment = {};

/** @type {string[]} */
let consoleLines = [];
/** @type {string | undefined} */
let source;
/** @type {((request: object) => unknown) | undefined} */
let render;

function provide(/** @type {string} */ id) {
  const name = id.replace(/^node:/, '');
  if (allowedModules.has(name)) return require(`node:${name}`);
  // A development build requests development React, under different names.
  const [, development, wanted = ''] = /^(development:)?(.*)$/s.exec(id) ?? [];
  const [, packageName = '', path] = /^(react(?:-dom)?)(?:\/([\w.-]+))?$/.exec(wanted) ?? [];
  const folder = packages.get(packageName);
  if (!folder) throw new Error(`A render bundle cannot load '${id}'. Build it in, or render without it`);
  environment.NODE_ENV = development ? 'development' : 'production';
  return require(path ? join(folder, path) : folder);
}

/** Node's permission model blocks files, child processes, threads and addons; this also removes the means to try. */
function leaveNothingOfNode() {
  const bare = Object.freeze({ env: environment, argv: Object.freeze([]) });
  Object.defineProperty(globalThis, 'process', { value: bare });
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'navigator', 'localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { value: undefined });
  const silent = () => undefined;
  const note = (/** @type {unknown[]} */ ...values) => {
    if (consoleLines.length < maxConsoleLines) consoleLines.push(format(...values).slice(0, maxTextLength));
  };
  const methods = Object.keys(console).map((name) => [
    name,
    ['error', 'warn'].includes(name) ? note : silent,
  ]);
  Object.defineProperty(globalThis, 'console', { value: Object.fromEntries(methods) });
}

function load() {
  if (render) return render;
  const module = { exports: /** @type {{ render?: typeof render }} */ ({}) };
  // `import()` does not work in such a script.
  const script = new Script(`(function (exports, require, module) {${source}\n})`, {
    filename: 'render.cjs',
  });
  script.runInThisContext()(module.exports, provide, module);
  if (typeof module.exports.render !== 'function')
    throw new TypeError('The bundle does not export a render function.');
  render = module.exports.render;
  return render;
}

/** Checked here too, so that an oversized result is never sent. */
function capped(/** @type {unknown} */ result) {
  if (typeof result !== 'object' || result === null) throw new TypeError('The part did not return slots.');
  for (const [slot, html] of Object.entries(result)) {
    if (typeof html !== 'string') throw new TypeError(`The slot ${slot} is not a string.`);
    if (html.length > maxSlotLength)
      throw new RangeError(`The slot ${slot} is longer than ${maxSlotLength} characters.`);
  }
  return { ...result };
}

function describe(/** @type {unknown} */ error) {
  try {
    return String(error instanceof Error ? (error.stack ?? error.message) : error).slice(0, maxTextLength);
  } catch {
    return 'It threw an unreadable value.';
  }
}

function send(/** @type {object} */ message) {
  stdout.write(`${stringify(message)}\n`);
}

async function answer(/** @type {{ id: number, request: object }} */ { id, request }) {
  consoleLines = [];
  try {
    send({ id, result: capped(await load()(request)), console: consoleLines });
  } catch (error) {
    send({ id, thrown: describe(error), console: consoleLines });
  }
}

function receive(/** @type {string} */ line) {
  const message = parse(line);
  if (source !== undefined) return void answer(message);
  source = message.bundle;
  // Builds of the kit put it before the addresses of their files (shared-config/build/assets-origin-plugin.ts).
  if (message.assetsOrigin) Object.assign(globalThis, { assetsOrigin: message.assetsOrigin });
}

const note = (/** @type {unknown} */ error) => void consoleLines.push(describe(error));
process.on('unhandledRejection', note);
process.on('uncaughtException', note);
let received = '';
stdin.setEncoding('utf8');
stdin.on('data', (/** @type {string} */ chunk) => {
  const from = received.length;
  received += chunk;
  for (let end = received.indexOf('\n', from); end >= 0; end = received.indexOf('\n')) {
    const line = received.slice(0, end);
    received = received.slice(end + 1);
    receive(line);
  }
});
stdin.on('end', () => exit());
leaveNothingOfNode();
send({ ready: true });
