import { createHash } from 'node:crypto';

/** Returns the Subresource Integrity of a file's content: 'sha384-…'. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
