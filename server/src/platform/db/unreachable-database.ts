import { StartupError } from '../process/startup-error.ts';

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing is listening at that address',
  ENOTFOUND: 'its host name is unknown',
  EAI_AGAIN: 'its host name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no route to its host',
  ECONNRESET: 'it closed the connection',
  '28P01': 'it rejects the user name or password',
  '28000': 'it rejects this user or address',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
  '57P03': 'it is still starting',
};

/** Returns an error that states, without the password, why a database server or a pooler cannot be used. */
export function unreachableDatabase(
  connectionString: string,
  cause: unknown,
  isPooler = false,
): StartupError {
  const { hostname, port, pathname } = new URL(connectionString);
  const place = `${hostname}:${port || '5432'}${pathname}`;
  const reason = reasons[codeOf(cause)] ?? (cause as Error).message;
  const remedy = isPooler
    ? 'Start it or correct DATABASE_POOLER_URL; without DATABASE_POOLER_URL requests go directly to the database.'
    : 'Start it or correct DATABASE_URL; without DATABASE_URL the built-in database is used.';
  return new StartupError(`The database ${place} cannot be used: ${reason}. ${remedy}`, { cause });
}

/** Returns an error's code. If a host name has several addresses, returns the code of the first failure. */
function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: string; errors?: readonly { code?: string }[] };
  return code ?? errors?.[0]?.code ?? '';
}
