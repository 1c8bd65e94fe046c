import { readdir, readFile } from 'node:fs/promises';

/**
 * Returns the milliseconds of processor time of a process and its descendants, including descendants that have ended
 * (Linux).
 */
export async function processorTime(root: number): Promise<number> {
  const stats = await Promise.all((await processTree(root)).map(statOf));
  // `times` are user and kernel times in hundredths of a second, of the process and of its children that have ended.
  return stats.reduce((sum, { times }) => sum + times.reduce((a, b) => a + b, 0), 0) * 10;
}

/** Returns the ids of a process and its descendants (Linux). */
export async function processTree(root: number): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(ids.map(statOf));
  const below = (parent: number): number[] => [
    parent,
    ...stats.filter((each) => each.parent === parent).flatMap(({ pid }) => below(pid)),
  ];
  return below(root);
}

/** Returns the times of a process and the id of its parent. If the process has ended, returns 0 and an empty list. */
async function statOf(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The fields follow the program name, which can contain spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const { 1: parent = 0 } = fields;
  return { pid, parent, times: text ? fields.slice(11, 15) : [] };
}
