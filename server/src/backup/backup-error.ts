import { StartupError } from '../platform/process/startup-error.ts';

/** Thrown if a backup cannot be made, read or restored. The message includes the remedy. */
export class BackupError extends StartupError {
  override readonly name = 'BackupError';
}
