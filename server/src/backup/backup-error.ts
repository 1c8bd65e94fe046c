import { StartupError } from '../platform/process/startup-error.ts';

/** Thrown if a backup cannot be made, read or restored. The message says what is wrong and what to do. */
export class BackupError extends StartupError {
  override readonly name = 'BackupError';
}
