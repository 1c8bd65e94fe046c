import type { SubmissionFields } from '@title24/shared-domain/full-service';
import type { StoredFile } from '../../files/stored-file.ts';

/** A submission that is ready to be stored and confirmed. */
export interface Submission {
  readonly reference: string;
  readonly fields: SubmissionFields;
  readonly files: readonly StoredFile[];
  readonly idempotencyKey: string;
  /** Initial scan state of the files: 'waiting' if a virus scanner is configured. */
  readonly scanState: 'not-scanned' | 'waiting';
  readonly receivedAt: Date;
}
