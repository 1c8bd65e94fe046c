import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { eventually } from '../../db/testing/eventually.ts';
import { hasNamespaces } from '../testing/has-namespaces.ts';
import { confinedCommand, plainCommand, type RendererCommand } from './renderer-command.ts';

jest.setTimeout(60_000);

const inNamespaces = hasNamespaces() ? test : test.skip;

/** Attempts operations that are forbidden to renderers, and prints the results. */
const probe = `
const tries = {
  file: () => require('node:fs').readFileSync('/etc/passwd', 'utf8').length,
  server: () => require('node:fs').readFileSync(process.argv[1].replace(/[^/]*$/, 'secret.txt'), 'utf8'),
  listing: () => require('node:fs').readdirSync('/').length,
  write: () => require('node:fs').writeFileSync('/tmp/renderer-was-here', ''),
  program: () => require('node:child_process').execFileSync('/bin/true').length,
  thread: () => new (require('node:worker_threads').Worker)('1', { eval: true }).threadId,
  addon: () => process.dlopen({ exports: {} }, '/lib/x.node'),
  signal: () => process.kill(Number(__SERVER__), 0),
  environment: () => { const { PATH, TZ, PWD, OLDPWD, ...rest } = process.env; if (Object.keys(rest).length) return Object.keys(rest); throw new Error(); },
};
const found = {};
for (const [what, attempt] of Object.entries(tries)) {
  try { attempt(); found[what] = 'allowed'; } catch { found[what] = 'denied'; }
}
const connect = (what, to) => new Promise((resolve) => {
  const socket = require('node:net').connect(to);
  socket.once('connect', () => { found[what] = 'allowed'; socket.destroy(); resolve(); });
  socket.once('error', () => { found[what] = 'denied'; resolve(); });
});
Promise.all([connect('network', { host: '127.0.0.1', port: __PORT__ }), connect('socket', '__SOCKET__')])
  .then(() => console.log(JSON.stringify(found)));
`;

const denied = {
  file: 'denied',
  server: 'denied',
  listing: 'denied',
  write: 'denied',
  program: 'denied',
  thread: 'denied',
  addon: 'denied',
  environment: 'denied',
};

let folder: string;
let script: string;
let servers: Server[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'title24-renderer-'));
  const socket = join(folder, 'socket');
  const [tcp, local] = [createServer().listen(0, '127.0.0.1'), createServer().listen(socket)];
  servers = [tcp, local];
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const { port } = tcp.address() as AddressInfo;
  script = join(folder, 'probe.cjs');
  const filled = { SERVER: process.pid, PORT: port, SOCKET: socket };
  await writeFile(
    script,
    Object.entries(filled).reduce((code, [name, value]) => code.replace(`__${name}__`, String(value)), probe),
  );
  await writeFile(join(folder, 'secret.txt'), 'hunter2');
});
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true, force: true });
});

async function tried({ program, args }: RendererCommand): Promise<unknown> {
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', TZ: 'UTC' };
  const child = spawn(program, args, { env, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!output) throw new Error(errors);
  return JSON.parse(output);
}

test('Node blocks files, programs, threads and addons, even without namespaces', async () => {
  expect(await tried(plainCommand(script))).toMatchObject(denied);
});

inNamespaces('namespaces also block the network, sockets and signals', async () => {
  expect(await tried(confinedCommand(script))).toEqual({
    ...denied,
    signal: 'denied',
    network: 'denied',
    socket: 'denied',
  });
});

/** Returns the ids of processes whose command line contains the text. */
async function running(text: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && name !== String(process.pid));
  const lines = await Promise.all(
    ids.map(async (id) => [id, await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')] as const),
  );
  return lines.filter(([, line]) => line.includes(text)).map(([id]) => id);
}

inNamespaces('a renderer in an endless loop ends after the server is killed', async () => {
  const loops = join(folder, 'loops.cjs');
  await writeFile(loops, 'process.stdout.write("running"); for (;;);');
  const { program, args } = confinedCommand(loops);
  const server = spawn(
    process.execPath,
    [
      '-e',
      `require('node:child_process').spawn(${JSON.stringify(program)}, ${JSON.stringify(args)}, { stdio: ['pipe', 'inherit', 'inherit'] });`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(server.stdout, 'data');
  expect(await running(loops)).not.toEqual([]);
  server.kill('SIGKILL');
  await eventually(async () => (await running(loops)).length === 0, 30_000);
});
