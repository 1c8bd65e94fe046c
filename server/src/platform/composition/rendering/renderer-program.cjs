/**
 * Program of a renderer process (docs/adr/0041-renderer-processes.md). Reads lines of JSON from standard input: the
 * first contains a part's render bundle and, if the site does not serve the parts' files, their origin; each further
 * line contains a request. Writes one line for each request. Exits when its input closes, which also happens when the
 * server exits.
 *
 * Node has no permission that denies the network, so nothing that a bundle can reach may lead to a socket: input and
 * output are read and written by file descriptor, so that no streams exist for them, and everything else that could
 * lead to Node's modules is done or removed before a bundle runs. Plain JavaScript, because stripping types would
 * double its startup time.
 */
'use strict';

const { AsyncLocalStorage, AsyncResource } = require('node:async_hooks');
const crypto = require('node:crypto');
const { EventEmitter } = require('node:events');
const { readSync, writeSync } = require('node:fs');
const { join } = require('node:path');
const stream = require('node:stream');
const util = require('node:util');
const { runInNewContext, Script } = require('node:vm');

/** Folders of the packages that bundles do not include, by name: `react=/path react-dom=/path`. */
const packages = new Map(
  process.argv.slice(2).map((pair) => /** @type {[string, string]} */ (pair.split('='))),
);

/**
 * Everything that a bundle can require, by name: what React needs on the server, for bundles that include their own
 * copy, and the modules of React itself. Node's modules are provided only in part, never whole: async hooks reveal
 * everything that is pending in the process, and `util.styleText` opens its output.
 * @type {Record<string, unknown>}
 */
const provided = Object.assign(Object.create(null), {
  async_hooks: Object.freeze({ AsyncLocalStorage, AsyncResource }),
  crypto: pick(crypto, [
    'createHash',
    'createHmac',
    'randomBytes',
    'randomUUID',
    'timingSafeEqual',
    'webcrypto',
  ]),
  stream: Object.freeze({ ...stream }),
  util: pick(util, [
    'TextDecoder',
    'TextEncoder',
    'callbackify',
    'format',
    'inherits',
    'inspect',
    'isDeepStrictEqual',
    'promisify',
    'types',
  ]),
});

/** Globals that a bundle gets in addition to JavaScript's; Node's other globals are removed. */
const allowedGlobals = new Set([
  ...['AbortController', 'AbortSignal', 'Blob', 'Buffer', 'DOMException', 'Event', 'EventTarget', 'File'],
  ...['MessageChannel', 'MessagePort', 'ReadableStream', 'TextDecoder', 'TextEncoder', 'TransformStream'],
  ...['URL', 'URLSearchParams', 'WritableStream', 'atob', 'btoa', 'clearImmediate', 'clearInterval'],
  ...['clearTimeout', 'crypto', 'global', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'],
  ...['setTimeout', 'structuredClone'],
]);

/** Maximum number of characters in a slot. */
const maxSlotLength = 2_000_000;
const maxConsoleLines = 20;
/** Name of a bundle in stack traces. */
const bundleName = 'render.cjs';
const maxTextLength = 4_000;

// Saved before a bundle could replace them.
const { parse, stringify } = JSON;
const { exit } = process;
const { setImmediate } = globalThis;
const { format } = util;

/** Everything that a bundle, and React, sees of the environment. @type {{ NODE_ENV?: string }} */
const environment = {};

/** @type {string[]} */
let consoleLines = [];
/** @type {string | undefined} */
let source;
/** @type {((request: object, call: typeof callSite) => unknown) | undefined} */
let render;
/** The request being rendered. */
let current = 0;
/** Calls that wait for the server's answer, by number. @type {Map<number, { resolve(result: unknown): void, reject(error: Error): void }>} */
const calls = new Map();
let callCount = 0;

/** @param {Record<string, unknown>} module @param {string[]} names */
function pick(module, names) {
  return Object.freeze(Object.fromEntries(names.map((name) => [name, module[name]])));
}

/**
 * Loads the modules of React that a bundle's text names. This must happen before the bundle runs, because Node's
 * loader leads to every module. A development build requests development React, under different names.
 */
function loadReact(/** @type {string} */ text) {
  const names = /(["'`])((development:)?(react(?:-dom)?)(\/[\w.-]+)?)\1/g;
  const found = [...text.matchAll(names)];
  // A development build may also contain the usual names, in other text.
  const isDevelopment = found.some(([, , , development]) => development);
  if (found.length > 0) environment.NODE_ENV = isDevelopment ? 'development' : 'production';
  for (const [, , id = '', development, packageName = '', path = ''] of found) {
    const folder = packages.get(packageName);
    if (!folder || id in provided || Boolean(development) !== isDevelopment) continue;
    try {
      provided[id] = require(join(folder, path));
    } catch {
      // Either the text does not name a module, or the bundle gets an error when it requires that module.
    }
  }
}

function provide(/** @type {string} */ id) {
  const name = id.replace(/^node:/, '');
  if (name in provided) return provided[name];
  throw new Error(`A render bundle cannot load '${id}'. Build it in, or render without it`);
}

/**
 * Removes Node's globals and streams. Node's permission model blocks files, child processes, threads and addons; this
 * also removes the means to try.
 */
function leaveNothingOfNode() {
  const bare = Object.freeze({ env: environment, argv: Object.freeze([]) });
  const replace = (/** @type {object} */ of, /** @type {PropertyKey} */ name, /** @type {unknown} */ value) =>
    Object.defineProperty(of, name, { value, writable: false, configurable: false });
  // Streams read these properties, which opens sockets and passes them to stream methods that a bundle may have
  // replaced.
  for (const name of ['stdin', 'stdout', 'stderr']) replace(process, name, undefined);
  // Node reports rejections and warnings to the process through methods of EventEmitter, which a bundle could replace.
  const emitter = Object.create(null, Object.getOwnPropertyDescriptors(EventEmitter.prototype));
  Object.setPrototypeOf(process, Object.freeze(emitter));
  // Node's fetch, and everything that loads it, would leave its agent here.
  replace(globalThis, Symbol.for('undici.globalDispatcher.1'), null);
  const ofLanguage = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!ofLanguage.has(name) && !allowedGlobals.has(name) && name !== 'process')
      replace(globalThis, name, undefined);
  replace(globalThis, 'process', bare);
  const silent = () => undefined;
  const note = (/** @type {unknown[]} */ ...values) => {
    if (consoleLines.length < maxConsoleLines) consoleLines.push(format(...values).slice(0, maxTextLength));
  };
  const methods = Object.keys(console).map((name) => [
    name,
    ['error', 'warn'].includes(name) ? note : silent,
  ]);
  replace(globalThis, 'console', Object.fromEntries(methods));
}

function load() {
  if (render) return render;
  const module = { exports: /** @type {{ render?: typeof render }} */ ({}) };
  // `import()` does not work in a script of this kind.
  const script = new Script(`(function (exports, require, module) {${source}\n})`, {
    filename: bundleName,
  });
  script.runInThisContext()(module.exports, provide, module);
  if (typeof module.exports.render !== 'function')
    throw new TypeError('The bundle does not export a render function.');
  render = module.exports.render;
  return render;
}

/** Checks the result here, as the server does later, so that an oversized result is never sent. */
function capped(/** @type {unknown} */ result) {
  if (typeof result !== 'object' || result === null) throw new TypeError('The part did not return slots.');
  for (const [slot, html] of Object.entries(result)) {
    if (typeof html !== 'string') throw new TypeError(`The slot ${slot} is not a string.`);
    if (html.length > maxSlotLength)
      throw new RangeError(`The slot ${slot} is longer than ${maxSlotLength} characters.`);
  }
  return { ...result };
}

/**
 * Describes what a bundle threw, with the first stack frame inside the bundle: other frames would reveal where the
 * server is installed.
 */
function describe(/** @type {unknown} */ error) {
  try {
    const [text = '', ...frames] = String(
      error instanceof Error ? (error.stack ?? error.message) : error,
    ).split(/\n(?=\s+at )/);
    const own = frames.find((frame) => frame.includes(bundleName));
    return (own ? `${text}\n${own}` : text).slice(0, maxTextLength);
  } catch {
    return 'It threw an unreadable value.';
  }
}

/** Bytes that were read beyond the last line. */
let rest = Buffer.alloc(0);
const space = Buffer.alloc(262_144);

/** Blocks until the next line of the input arrives; returns null at the end of the input. */
function readLine() {
  const chunks = [rest];
  for (;;) {
    const last = /** @type {Buffer} */ (chunks.pop());
    const end = last.indexOf(10);
    if (end >= 0) {
      rest = last.subarray(end + 1);
      return Buffer.concat([...chunks, last.subarray(0, end)]).toString('utf8');
    }
    const count = readSync(0, space, 0, space.length, null);
    if (count === 0) return null;
    chunks.push(last, Buffer.from(space.subarray(0, count)));
  }
}

function send(/** @type {object} */ message) {
  const bytes = Buffer.from(`${stringify(message)}\n`);
  for (let sent = 0; sent < bytes.length; ) sent += writeSync(1, bytes, sent, bytes.length - sent);
}

/** Makes a public call of the site, for the loader of a route. */
function callSite(
  /** @type {unknown} */ service,
  /** @type {unknown} */ method,
  /** @type {unknown} */ params,
) {
  return new Promise((resolve, reject) => {
    callCount += 1;
    if (calls.size === 0) setImmediate(readAnswers);
    calls.set(callCount, { resolve, reject });
    send({ id: current, call: { number: callCount, service, method, params } });
  });
}

/** Waits for answers to calls, one by one: after each, the loader can continue. */
function readAnswers() {
  if (calls.size === 0) return;
  const line = readLine();
  if (line === null) return exit();
  const { answer: number, result, error } = parse(line);
  const call = calls.get(number);
  calls.delete(number);
  if (error) call?.reject(Object.assign(new Error(error.message), { name: 'RpcError', code: error.code }));
  else call?.resolve(result);
  if (calls.size > 0) setImmediate(readAnswers);
}

async function answer(/** @type {{ id: number, request: object }} */ { id, request }) {
  consoleLines = [];
  current = id;
  try {
    const result = capped(await load()(request, callSite));
    calls.clear();
    send({ id, result, console: consoleLines });
  } catch (error) {
    calls.clear();
    send({ id, thrown: describe(error), console: consoleLines });
  }
}

async function receive(/** @type {string} */ line) {
  const message = parse(line);
  // The loader did not wait for this answer.
  if ('answer' in message) return;
  if (source !== undefined) return answer(message);
  source = message.bundle;
  // Builds made with the kit prepend it to the addresses of their files (shared-config/build/assets-origin-plugin.ts).
  if (message.assetsOrigin) Object.assign(globalThis, { assetsOrigin: message.assetsOrigin });
  loadReact(message.bundle);
}

async function serve() {
  const line = readLine();
  if (line === null) return exit();
  await receive(line);
  // Lets pending work of the bundle, such as rejections, run before the next line.
  setImmediate(serve);
}

const note = (/** @type {unknown} */ error) => void consoleLines.push(describe(error));
process.on('unhandledRejection', note);
process.on('uncaughtException', note);
process.on('beforeExit', () => void writeSync(2, 'It waits for something that never happens.'));
leaveNothingOfNode();
send({ ready: true });
void serve();
