import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the id of the server process that uses a data folder. */
export async function serverProcess(dataDir: string): Promise<number> {
  return JSON.parse(await readFile(join(dataDir, 'lock.json'), 'utf8')).pid;
}

/** Returns the peak growth of a process's memory while `action` runs, in megabytes of 1024 × 1024 bytes (Linux). */
export async function peakGrowth(pid: number, action: () => Promise<void>): Promise<number> {
  // Writing 5 resets the process's recorded peak.
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const before = await kilobytes(pid, 'VmRSS');
  await action();
  return ((await kilobytes(pid, 'VmHWM')) - before) / 1024;
}

async function kilobytes(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
}
