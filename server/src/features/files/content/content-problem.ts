import path from 'node:path';
import { type AcceptedFileType, fileTypeByName } from '@title24/shared-domain/full-service';
import type { ReceivedPart } from '../receive/received-parts.ts';
import { contentMatches } from './recognize.ts';

/** Returns a message for the sender if a file's content does not match the extension of its name; otherwise null. */
export async function contentProblem(
  { name, storedName }: Pick<ReceivedPart, 'name' | 'storedName'>,
  folder: string,
): Promise<string | null> {
  const type = fileTypeByName(name);
  if (!type || !storedName) return null;
  if (await contentMatches(path.join(folder, storedName), type.extension)) return null;
  return `${name} is not a ${kind(type)} file inside. Save it again as one and send that`;
}

function kind({ label, extensions }: AcceptedFileType): string {
  const ending = extensions[0] ?? '';
  return label.toLowerCase() === ending ? label : `${label} (.${ending})`;
}
