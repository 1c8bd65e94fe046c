/**
 * A reason not to start that a person can act on: one plain English line that says what is wrong and what to do.
 * Shown without a stack; the cause is for the log.
 */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}

const fileProblems: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it. Start as the user who owns it, or change its owner',
  EPERM: 'this user may not use it. Start as the user who owns it, or change its owner',
  EROFS: 'it lies on a read-only disk. Set DATA_DIR to a folder that can be written to',
  ENOSPC: 'the disk is full. Make room and start again',
  EDQUOT: 'the disk quota is used up. Make room and start again',
};

/** The error in words, where it is one of the file system's that a person can act on; else the error itself. */
export function explainFileError(error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException;
  const problem = path && code ? fileProblems[code] : undefined;
  return problem ? new StartupError(`${path} cannot be used: ${problem}.`, { cause: error }) : error;
}
