import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { RenderRequest } from '@title24/remote-kit/contract';
import { hasNamespaces } from '../testing/has-namespaces.ts';
import { confinedCommand, plainCommand } from './renderer-command.ts';
import { RendererProcess } from './renderer-process.ts';

jest.setTimeout(60_000);

/** Known ways for a bundle to reach objects that could lead to a socket. Each passes these objects to `caught`. */
const ways: readonly (readonly [what: string, code: string])[] = [
  [
    'replacing the write method of streams, which writes the answers',
    `const { prototype } = require('stream').Duplex; const { write } = prototype;
     prototype.write = function (...all) { caught(this); return write.apply(this, all); };`,
  ],
  [
    'replacing the push method of streams, which reads the requests',
    `const { prototype } = require('stream').Readable; const { push } = prototype;
     prototype.push = function (...all) { caught(this); return push.apply(this, all); };`,
  ],
  [
    'replacing the emit method of all emitters, which Node calls to report a rejection',
    `const { prototype } = Object.getPrototypeOf(require('stream').Stream); const { emit } = prototype;
     prototype.emit = function (...all) { caught(this); return emit.apply(this, all); };
     setTimeout(() => Promise.reject(new Error('nobody waits')));`,
  ],
  [
    'replacing the init method of all emitters, which runs when a stream opens the standard streams',
    `const Emitter = Object.getPrototypeOf(require('stream').Stream); const { init } = Emitter;
     Emitter.init = function (...all) { caught(this); return init.apply(this, all); };
     const { Readable, Writable } = require('stream');
     Readable.from(['x']).pipe(new Writable({ write(chunk, coding, done) { done(); } }));`,
  ],
  [
    'reading the async resource of the current execution',
    `const resource = require('async_hooks').executionAsyncResource();
     for (const key of Reflect.ownKeys(resource)) caught(resource[key]);`,
  ],
  [
    'adding a setter to all objects, which runs when Node loads a module',
    `Object.defineProperty(Object.prototype, 'loaded', { configurable: true, set(value) {
       caught(this); Object.defineProperty(this, 'loaded', { value, writable: true });
     } });
     require('react-dom'); delete Object.prototype.loaded;`,
  ],
  [
    'using the agent of Node’s fetch',
    `typeof Response; typeof MessageEvent;
     new MessageChannel().port1.onmessage = null;
     caught(globalThis[Symbol.for('undici.globalDispatcher.1')]);`,
  ],
];

/** Returns a bundle that runs `way` in its first rendering, and tries to connect to `port` in its third. */
const bundle = (way: string, port: number) => `
let count = 0;
const things = [];
const caught = (thing) => {
  if (thing && (typeof thing === 'object' || typeof thing === 'function') && !things.includes(thing)) things.push(thing);
};
function attempt() { ${way} }
const settled = (start) => new Promise((resolve) => { setTimeout(resolve, 500, false); start(resolve); });
function connect(thing) {
  const net = thing.getBuiltinModule?.('net') ?? thing.constructor?._load?.('net');
  const Socket = net?.Socket ?? thing.constructor;
  if (typeof thing.dispatch === 'function')
    return settled((resolve) => thing.dispatch(
      { origin: 'http://127.0.0.1:${port}', path: '/', method: 'GET' },
      { onConnect() { resolve(true); }, onError() { resolve(true); }, onHeaders() {}, onData() {}, onComplete() {} },
    ));
  if (typeof Socket?.prototype?.connect !== 'function') return false;
  return settled((resolve) => {
    const socket = new Socket();
    socket.on('error', () => resolve(true));
    socket.connect({ host: '127.0.0.1', port: ${port} }, () => resolve(true));
  });
}
exports.render = async () => {
  count += 1;
  if (count === 1) try { attempt(); } catch {}
  await new Promise((resolve) => setTimeout(resolve, 20));
  let found = 'nothing';
  if (count === 3) for (const thing of things) if (await connect(thing)) found = 'a socket';
  return { main: found };
};`;

let server: Server;
let connections = 0;
beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined).destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const commands = [
  ['by Node alone', plainCommand()],
  ...(hasNamespaces() ? [['in namespaces', confinedCommand()] as const] : []),
] as const;

describe.each(commands)('a bundle that is confined %s cannot reach a socket', (_, command) => {
  test.each(ways)('by %s', async (_what, way) => {
    const process = new RendererProcess(command, bundle(way, (server.address() as AddressInfo).port));
    try {
      const outcomes = [];
      for (let rendering = 0; rendering < 3; rendering += 1)
        outcomes.push(await process.run({} as RenderRequest));
      expect(outcomes.at(-1)).toMatchObject({ result: { main: 'nothing' } });
      expect(connections).toBe(0);
    } finally {
      process.end();
      await process.closed;
    }
  });
});
