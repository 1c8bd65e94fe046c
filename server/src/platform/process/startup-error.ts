/**
 * Thrown when the site cannot start for a reason that a person can fix. The message is one line with the problem and
 * usually the remedy. It is shown without a stack trace.
 */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}

const fileProblems: Readonly<Record<string, string>> = {
  EACCES: 'this user does not have access. Start as the user who owns it, or change its owner',
  EPERM: 'this user does not have access. Start as the user who owns it, or change its owner',
  EROFS: 'it is on a read-only disk. Set DATA_DIR to a writable folder',
  ENOSPC: 'the disk is full. Free up space and start again',
  EDQUOT: 'the disk quota is used up. Free up space and start again',
};

/** Returns a StartupError for a file system error that a person can fix. Returns other errors unchanged. */
export function explainFileError(error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException;
  const problem = path && code ? fileProblems[code] : undefined;
  return problem ? new StartupError(`${path} cannot be used: ${problem}.`, { cause: error }) : error;
}
