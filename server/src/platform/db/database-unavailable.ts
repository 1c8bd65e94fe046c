import { StoreUnavailableError } from '../files/store-unavailable.ts';

/** SQLSTATEs (or their classes) of a server that is temporarily unavailable. */
const states = /^(08...|53...|57P0[1-5]|57014|55P03|25P03)$/;

/** Error codes from the network or the operating system for a connection. */
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

/** Messages of errors from pg and pg-pool that have no code. */
const messages =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error)/;

/**
 * Whether an error, or its cause, means that the database is temporarily unavailable – stopped, starting, overloaded,
 * unreachable or too slow – rather than that it refused the request.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 6; each = each.cause, depth++) {
    // Network errors have the same codes for the object store, but do not concern the database.
    if (each instanceof StoreUnavailableError) return false;
    const { code } = each as { code?: unknown };
    if (codes.has(code) || (typeof code === 'string' && states.test(code)) || messages.test(each.message)) {
      return true;
    }
  }
  return false;
}
