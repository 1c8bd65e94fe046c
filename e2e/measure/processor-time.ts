import { readdir, readFile } from 'node:fs/promises';

/** Returns the milliseconds of processor time of a process and its descendants, including ended ones (Linux). */
export async function processorTime(root: number): Promise<number> {
  const stats = await Promise.all((await processTree(root)).map(statOf));
  // `times` are hundredths of a second in user and kernel mode, of the process and its ended children.
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

/** Returns a process's times and parent id, or an empty list and 0 if it has ended. */
async function statOf(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program name before these fields can contain spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const { 1: parent = 0 } = fields;
  return { pid, parent, times: text ? fields.slice(11, 15) : [] };
}
