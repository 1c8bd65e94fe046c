import { StoreUnavailableError } from '../files/store-unavailable.ts';

/** SQLSTATE codes, or classes of codes, of a temporarily unavailable server. */
const states = /^(08...|53...|57P0[1-5]|57014|55P03|25P03)$/;

const codes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

const messages =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error)/;

/** Returns whether an error or one of its causes means that the database is temporarily unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 6; each = each.cause, depth++) {
    // Errors of the object store can have the same network error codes as those of the database.
    if (each instanceof StoreUnavailableError) return false;
    const { code } = each as { code?: unknown };
    if (codes.has(code) || (typeof code === 'string' && states.test(code)) || messages.test(each.message)) {
      return true;
    }
  }
  return false;
}
