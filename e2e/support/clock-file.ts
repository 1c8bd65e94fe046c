import { rename, writeFile } from 'node:fs/promises';

/** Sets the clock of a site that reads it from this file (CLOCK_FILE). The change is atomic. */
export async function setClockFile(file: string, instant: string): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, instant);
  await rename(next, file);
}
