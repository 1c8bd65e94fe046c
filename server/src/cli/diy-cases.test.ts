import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = join(import.meta.dirname, 'diy-cases.ts');
const published = join(
  import.meta.dirname,
  '../../../shared-domain/src/diy-cases/testing/published-cases.json',
);

function run(args: string[], zone = 'America/Los_Angeles') {
  const env = { ...process.env, NODE_OPTIONS: '', TZ: zone };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('D6: to D9: the command prints one line of JSON per case, the same in two time zones', () => {
  const { status, stdout } = run([published]);
  const lines = stdout.trimEnd().split('\n');
  expect([status, lines.length]).toEqual([0, 218]);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    id: 'order-total-001',
    actual: expect.objectContaining({ totalCents: 14900 }),
  });
  expect(run([published], 'Pacific/Kiritimati').stdout).toBe(stdout);
});

test('the command reports an unreadable file in one line, and a failed case among the results of the other cases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diy-cases-'));
  try {
    const file = join(folder, 'cases.json');
    const expectError = (message: string, ...args: string[]) =>
      expect(run(args)).toEqual({ status: 1, stdout: '', stderr: `${message}\n` });
    expectError(`${file} does not exist`, file);
    writeFileSync(file, 'cases');
    expectError('The file is not JSON', file);
    const deadline = (id: string, date: string) => ({
      id,
      group: 'deadlines',
      input: { op: 'business-day', date },
    });
    writeFileSync(
      file,
      JSON.stringify({ catalogueCents: {}, cases: [deadline('a', 'soon'), deadline('b', '2026-11-20')] }),
    );
    const { status, stdout } = run([file]);
    expect([
      status,
      ...stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ]).toEqual([
      1,
      { id: 'a', actual: { error: expect.any(String) } },
      { id: 'b', actual: { isBusinessDay: true } },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
