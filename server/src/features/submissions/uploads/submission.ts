import type { SubmissionFields } from '@title24/shared-domain/full-service';
import type { StoredFile } from '../../files/stored-file.ts';

/** A submission that is ready to be acknowledged. */
export interface Submission {
  readonly reference: string;
  readonly fields: SubmissionFields;
  readonly files: readonly StoredFile[];
  readonly idempotencyKey: string;
  /** Initial scan state of its files: 'waiting' if a virus scanner must check them first. */
  readonly scanState: 'not-scanned' | 'waiting';
  readonly receivedAt: Date;
}
