import { fileTypeByName } from '@title24/shared-domain/full-service';
import type { StoredFile } from '../stored-file.ts';
import type { ReceivedPart } from './received-parts.ts';

/** Returns the data to store for a file that passed all checks. */
export function storedPart({ name, size, storedName, sha256 }: ReceivedPart): StoredFile {
  const type = fileTypeByName(name);
  if (!type || !storedName || !sha256) throw new Error('A file passed the checks without being stored');
  return { name, size, storedName, sha256, mediaType: type.mediaType };
}
