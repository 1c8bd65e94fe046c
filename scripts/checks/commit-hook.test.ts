import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const hook = path.join(import.meta.dirname, '../../.githooks/commit-msg');
const folder = mkdtempSync(path.join(tmpdir(), 'commit-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['Show the phone number in the bar of an app frame', 0],
  ['x'.repeat(72), 0],
  ['x'.repeat(73), 1],
  ['fixup! Show the phone number', 1],
])('for the subject %j, the commit hook exits with code %d', (subject, status) => {
  const file = path.join(folder, 'message');
  writeFileSync(file, `${subject}\n\nA body of any length: ${'y'.repeat(100)}\n`);
  expect(spawnSync(hook, [file]).status).toBe(status);
});
