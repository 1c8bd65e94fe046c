import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'title24-options-'));
  const program = path.join(folder, 'server.cjs');
  writeFileSync(
    program,
    `console.log(JSON.stringify({ options: process.env.NODE_OPTIONS, debugger: require('inspector').url() }));
     process.exit();`,
  );
  writeFileSync(
    path.join(folder, 'start.mjs'),
    `import { runServer } from ${JSON.stringify(path.join(import.meta.dirname, 'run-program.mjs'))};
     process.exitCode = await runServer(${JSON.stringify(program)});`,
  );
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'small', version: '1.0.0', scripts: { start: 'exec node start.mjs' } }),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function start(args: string[], options: string): { options: string; debugger: string | undefined } {
  const { stdout } = spawnSync('npm', ['start', '--silent', ...args], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: options },
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

test("the server gets the user's NODE_OPTIONS and the options that the start script adds", () => {
  expect(start([], '--max-old-space-size=512').options).toBe(
    '--max-old-space-size=512 --disable-warning=ExperimentalWarning',
  );
});

test('with --node-options=--inspect, a debugger can attach to the server', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const started = start([`--node-options=--inspect=127.0.0.1:${port}`], '');
  expect(started.debugger).toMatch(`ws://127.0.0.1:${port}/`);
});
