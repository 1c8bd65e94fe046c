import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const { scripts } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'));

const setup = import.meta.dirname;
let folder: string;
let command: ChildProcess | undefined;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function startedProcesses(): Promise<Map<string, number>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pid'));
  return new Map(
    names.map((name) => name.split('.') as [string, string]).map(([what, pid]) => [what, Number(pid)]),
  );
}

async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not in time: ${condition}`);
    await sleep(20);
  }
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'title24-dev-'));
  const writePid = (what: string) =>
    `require('fs').writeFileSync(${JSON.stringify(folder)} + '/${what}.' + process.pid + '.pid', '');`;
  const endsWithParent = "process.once('disconnect', () => process.exit()); setInterval(() => {}, 1000);";
  await writeFile(
    path.join(folder, 'server.cjs'),
    `${writePid('server')} let asked = 0;
     for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
       // As the site does: the second signal ends it at once, with another code.
       if (++asked > 1) { ${writePid('hurried')} process.exit(1); }
       setTimeout(() => process.exit(0), 200);
     });
     ${endsWithParent}`,
  );
  await writeFile(path.join(folder, 'watcher.cjs'), writePid('watcher') + endsWithParent);
  await writeFile(
    path.join(folder, 'dev.mjs'),
    `import { runServer } from ${JSON.stringify(path.join(setup, 'run-program.mjs'))};
     import { startWatcher } from ${JSON.stringify(path.join(setup, 'start-watcher.mjs'))};
     import { writeFileSync } from 'node:fs';
     const { end } = startWatcher(${JSON.stringify(path.join(folder, 'watcher.cjs'))}, [${JSON.stringify(folder)}]);
     const running = runServer(${JSON.stringify(path.join(folder, 'server.cjs'))});
     writeFileSync(${JSON.stringify(folder)} + '/node.' + process.pid + '.pid', '');
     process.exitCode = await running;
     end();`,
  );
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({
      name: 'small',
      version: '1.0.0',
      scripts: { dev: scripts.dev.replace('scripts/dev.mjs', 'dev.mjs') },
    }),
  );
});
afterEach(async () => {
  for (const pid of (await startedProcesses()).values()) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  command?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['npm', 'SIGTERM'],
  ['npm', 'SIGINT'],
  ['node', 'SIGTERM'],
  ['node', 'SIGINT'],
  ['node', 'SIGKILL'],
  ['the whole terminal', 'SIGINT'],
] as const)('all processes of `npm run dev` end when %s gets %s', async (who, signal) => {
  command = spawn('npm', ['run', 'dev'], { cwd: folder, stdio: 'ignore', detached: true });
  await eventually(async () => (await startedProcesses()).size === 3);
  const pids = await startedProcesses();
  const target = { npm: command.pid, node: pids.get('node'), 'the whole terminal': -(command.pid ?? 0) }[who];
  process.kill(target ?? 0, signal);
  await eventually(() => [...pids.values()].every((pid) => !isAlive(pid)));
  expect([...(await startedProcesses()).keys()]).not.toContain('hurried');
});
