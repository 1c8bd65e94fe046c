import path from 'node:path';
import {
  type AcceptedFileType,
  fileTypeByName,
  type SubmissionError,
} from '@title24/shared-domain/full-service';
import type { ReceivedPart } from '../received-parts.ts';
import { contentMatches } from './recognize.ts';

/** Returns an error for each file in `folder` whose content does not match its name. */
export async function contentErrors(
  files: readonly ReceivedPart[],
  folder: string,
): Promise<SubmissionError[]> {
  const errors: SubmissionError[] = [];
  for (const { name, storedName } of files) {
    const type = fileTypeByName(name);
    if (!type || !storedName) continue;
    if (!(await contentMatches(path.join(folder, storedName), type.extension))) {
      errors.push({
        path: 'projectFiles',
        message: `${name} is not a ${kind(type)} file inside. Save it again as one and send that`,
      });
    }
  }
  return errors;
}

function kind({ label, extensions }: AcceptedFileType): string {
  const ending = extensions[0] ?? '';
  return label.toLowerCase() === ending ? label : `${label} (.${ending})`;
}
