/**
 * Program of a renderer process (docs/adr/0041-renderer-processes.md). Its standard input is a socket, from which it
 * reads lines of JSON. The first line contains the render bundle and, if the site does not serve the parts' files,
 * their origin. Each further line contains a request, or the answer to a loader's call. The program writes to the same
 * socket: one line when it is ready, one for each loader's call, and one for each result or error. It exits when its
 * input closes, for example because the server has exited.
 *
 * Node.js 24 has no permission that denies network access, so a bundle must not reach any object that leads to a
 * socket. Input and output are read and written by file descriptor, without streams. All modules, including React's,
 * are loaded before a bundle runs. A bundle can require only the modules in `provided`, and the program removes the
 * objects through which a bundle could reach others. The program is plain JavaScript, because stripping types would
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

/** Folders of React's packages, by package name, from the arguments `react=/path react-dom=/path`. */
const packages = new Map(
  process.argv.slice(2).map((pair) => /** @type {[string, string]} */ (pair.split('='))),
);

/**
 * Modules that a bundle can require, by name: React's modules, and the Node.js modules that React requires on the
 * server. A bundle that includes its own copy of React needs these Node.js modules. Some are provided only in part,
 * because async hooks reveal everything pending in the process and `util.styleText` opens the output stream.
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

/**
 * Globals available to a bundle in addition to those of JavaScript itself. All other Node.js globals are
 * removed, except `process` and `console`, which are replaced.
 */
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
/** File name of a bundle in stack traces. */
const bundleName = 'render.cjs';
const maxTextLength = 4_000;

// These functions are saved before a bundle can replace them.
const { parse, stringify } = JSON;
const { exit } = process;
const { setImmediate } = globalThis;
const { format } = util;

/**
 * Environment variables visible to a bundle and to React.
 * @type {{ NODE_ENV?: string }}
 */
const environment = {};

/** @type {string[]} */
let consoleLines = [];
/** @type {string | undefined} */
let source;
/** @type {((request: object, call: typeof callSite) => unknown) | undefined} */
let render;
/** Id of the latest request; 0 before the first. */
let current = 0;
/**
 * Calls that wait for the server's answer, by number.
 * @type {Map<number, { resolve(result: unknown): void, reject(error: Error): void }>}
 */
const calls = new Map();
let callCount = 0;

/** @param {Record<string, unknown>} module @param {string[]} names */
function pick(module, names) {
  return Object.freeze(Object.fromEntries(names.map((name) => [name, module[name]])));
}

/**
 * Loads the React modules named in a bundle's text. They must be loaded before the bundle runs, because the module
 * loader of Node.js gives access to every module. Development builds use different names for the development version
 * of React.
 */
function loadReact(/** @type {string} */ text) {
  const names = /(["'`])((development:)?(react(?:-dom)?)(\/[\w.-]+)?)\1/g;
  const found = [...text.matchAll(names)];
  // One development name is enough, because the text of a development build can also contain production names.
  const isDevelopment = found.some(([, , , development]) => development);
  if (found.length > 0) environment.NODE_ENV = isDevelopment ? 'development' : 'production';
  for (const [, , id = '', development, packageName = '', path = ''] of found) {
    const folder = packages.get(packageName);
    if (!folder || id in provided || Boolean(development) !== isDevelopment) continue;
    try {
      provided[id] = require(join(folder, path));
    } catch {
      // The failure is ignored. Either the text is not a module name, or the bundle gets an error when it requires the
      // module.
    }
  }
}

function provide(/** @type {string} */ id) {
  const name = id.replace(/^node:/, '');
  if (name in provided) return provided[name];
  throw new Error(`A render bundle cannot load '${id}'. Build it in, or render without it`);
}

/**
 * Removes the Node.js globals that are not allowed, and the standard streams. The permission model of Node.js already
 * blocks files, child processes, threads and addons; this function also removes the objects through which a bundle
 * could try to reach them.
 */
function leaveNothingOfNode() {
  const bare = Object.freeze({ env: environment, argv: Object.freeze([]) });
  const replace = (/** @type {object} */ of, /** @type {PropertyKey} */ name, /** @type {unknown} */ value) =>
    Object.defineProperty(of, name, { value, writable: false, configurable: false });
  // Otherwise, the first read of one of these properties would open a socket and pass it to stream methods
  // that a bundle may have replaced.
  for (const name of ['stdin', 'stdout', 'stderr']) replace(process, name, undefined);
  // Node.js reports rejections and warnings through EventEmitter methods that a bundle could replace, so the `process`
  // object gets its own copy of these methods.
  const emitter = Object.create(null, Object.getOwnPropertyDescriptors(EventEmitter.prototype));
  Object.setPrototypeOf(process, Object.freeze(emitter));
  // The fetch function of Node.js would otherwise store its network agent here.
  replace(globalThis, Symbol.for('undici.globalDispatcher.1'), null);
  const ofLanguage = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!ofLanguage.has(name) && !allowedGlobals.has(name) && name !== 'process') {
      // The global is deleted first, because redefining a lazy global would load its module.
      delete (/** @type {Record<string, unknown>} */ (globalThis)[name]);
      replace(globalThis, name, undefined);
    }
  replace(globalThis, 'process', bare);
  compileNoStrings(replace);
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

/**
 * Replaces `eval` and the four constructors that compile a string. The option of V8 that forbids them is not used,
 * because Node.js would start without its precompiled code and need 35 ms more.
 * @param {(of: object, name: PropertyKey, value: unknown) => void} replace
 */
function compileNoStrings(replace) {
  const forbidden = () => {
    throw new EvalError('Code generation from strings disallowed for this context');
  };
  for (const example of [() => undefined, async () => undefined, function* () {}, async function* () {}])
    replace(Object.getPrototypeOf(example), 'constructor', forbidden);
  // Keeps `instanceof Function` and `Function.prototype` working.
  forbidden.prototype = Function.prototype;
  replace(globalThis, 'Function', Object.freeze(forbidden));
  replace(globalThis, 'eval', () => forbidden());
}

function load() {
  if (render) return render;
  const module = { exports: /** @type {{ render?: typeof render }} */ ({}) };
  // A script that is compiled in this way cannot use `import()`.
  const script = new Script(`(function (exports, require, module) {${source}\n})`, {
    filename: bundleName,
  });
  script.runInThisContext()(module.exports, provide, module);
  if (typeof module.exports.render !== 'function')
    throw new TypeError('The bundle does not export a render function.');
  render = module.exports.render;
  return render;
}

/** Checks the types and lengths of the slots. For a wrong slot, the server would stop the renderer. */
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
 * Describes an error thrown by a bundle, with the first stack frame inside the bundle. Other frames would reveal where
 * the server is installed.
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

/** Input that was read beyond the end of the last line. */
let rest = Buffer.alloc(0);
const space = Buffer.alloc(262_144);

/** Blocks until the next line of input arrives, and returns it; null at the end of the input. */
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
  for (let sent = 0; sent < bytes.length; ) sent += writeSync(0, bytes, sent, bytes.length - sent);
}

/** Calls a public method of the site for the loader of a route. */
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

/** Waits for the answers to calls, one at a time, so that the loader can continue after each answer. */
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
  // An answer that arrives here is ignored, because the loader did not wait for it.
  if ('answer' in message) return;
  if (source !== undefined) return answer(message);
  source = message.bundle;
  // Builds made with the kit prepend this origin to the URLs of their files
  // (shared-config/build/assets-origin-plugin.ts).
  if (message.assetsOrigin) Object.assign(globalThis, { assetsOrigin: message.assetsOrigin });
  loadReact(message.bundle);
}

async function serve() {
  const line = readLine();
  if (line === null) return exit();
  await receive(line);
  // The bundle's pending work, such as rejections, runs before the next line is read.
  setImmediate(serve);
}

const note = (/** @type {unknown} */ error) => void consoleLines.push(describe(error));
process.on('unhandledRejection', note);
process.on('uncaughtException', note);
process.on('beforeExit', () => void writeSync(2, 'It waits for something that never happens.'));
leaveNothingOfNode();
send({ ready: true });
void serve();
