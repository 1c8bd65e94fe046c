import { StartupError } from '../platform/process/startup-error.ts';

/** Thrown if a backup cannot be made, read or restored, or if a database cannot be moved. */
export class BackupError extends StartupError {
  override readonly name = 'BackupError';
}
