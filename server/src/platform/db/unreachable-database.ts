import { StartupError } from '../process/startup-error.ts';

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers at that address',
  ENOTFOUND: 'its host name is not known',
  EAI_AGAIN: 'its host name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to its host',
  ECONNRESET: 'it closed the connection',
  '28P01': 'it refuses the user name or password',
  '28000': 'it refuses this user or address',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
  '57P03': 'it is still starting',
};

/** Why the server in DATABASE_URL cannot be used, in words, without its password. */
export function unreachableDatabase(connectionString: string, cause: unknown): StartupError {
  const { hostname, port, pathname } = new URL(connectionString);
  const place = `${hostname}:${port || '5432'}${pathname}`;
  const reason = reasons[codeOf(cause)] ?? (cause as Error).message;
  return new StartupError(
    `The database ${place} cannot be used: ${reason}. Start it or correct DATABASE_URL; without DATABASE_URL the built-in database is used.`,
    { cause },
  );
}

/** Where a host name has several addresses, the code of the first one's failure. */
function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: string; errors?: readonly { code?: string }[] };
  return code ?? errors?.[0]?.code ?? '';
}
