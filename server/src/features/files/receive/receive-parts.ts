import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { UploadLimits } from '@title24/shared-domain/full-service';
import { displayName } from '../display-name.ts';
import type { Reservation } from '../space/free-space.ts';
import type { ReceivedPart, ReceivedParts } from './received-parts.ts';
import { streamToFile } from './stream-to-file.ts';

/** Destination of a form's files. */
export interface FormTarget {
  readonly folder: string;
  readonly reservation: Reservation;
}

/** Thrown if a form exceeds the limits by so much that reading stops early. */
export class FormTooLargeError extends Error {
  override readonly name = 'FormTooLargeError';
}

/**
 * Reads a multipart form to its end. Files are written to `target` under generated names, and text fields are
 * kept in memory. Data over the limits is read but dropped, so that later fields arrive and the sender can
 * receive the response. Stores nothing if `target` is null or an error. Rejects if the form is malformed or
 * cut off, and with {@link FormTooLargeError} if its files together exceed twice `maxSubmissionBytes`.
 * @param fileField the field whose files are stored
 */
export async function receiveParts(
  parts: AsyncIterable<Multipart>,
  target: FormTarget | Error | null,
  { limits, fileField }: { readonly limits: UploadLimits; readonly fileField: string },
): Promise<ReceivedParts> {
  const { folder, reservation } = target && !(target instanceof Error) ? target : noTarget;
  const fields = new Map<string, string>();
  const files: ReceivedPart[] = [];
  let read = 0;
  let isOverLimit = false;
  let failure: unknown = target instanceof Error ? target : undefined;

  async function* metered(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      read += chunk.length;
      if (read > 2 * limits.maxSubmissionBytes) throw new FormTooLargeError();
      yield chunk;
    }
  }

  async function receiveFile({ file, filename, fieldname }: MultipartFile): Promise<void> {
    // Browsers send an empty file field as a file without a name.
    const isWanted = fieldname === fileField && Boolean(filename);
    if (isWanted) isOverLimit ||= files.length >= limits.maxFiles;
    const isStored = isWanted && !isOverLimit && failure === undefined;
    const storedName = folder && isStored ? randomUUID() : null;
    const streamed = await streamToFile(
      metered(file),
      folder && storedName && path.join(folder, storedName),
      (size) => {
        isOverLimit ||= size > limits.maxFileBytes || read > limits.maxSubmissionBytes;
        return !isOverLimit;
      },
      (bytes) => reservation?.took(bytes) ?? Promise.resolve(),
    );
    failure ??= streamed.failure;
    if (isWanted)
      files.push({ name: displayName(filename), size: streamed.size, storedName, sha256: streamed.sha256 });
  }

  for await (const part of parts) {
    if (part.type === 'file') await receiveFile(part);
    else if (typeof part.value === 'string' && !fields.has(part.fieldname))
      fields.set(part.fieldname, part.value);
  }
  return { fields, files, isOverLimit, failure };
}

const noTarget = { folder: null, reservation: null };
