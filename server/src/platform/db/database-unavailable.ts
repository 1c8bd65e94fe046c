/** SQLSTATEs (or their classes) of a server that cannot serve now and may in a moment. */
const states = /^(08...|53...|57P0[1-5]|57014|55P03|25P03)$/;

/** What the network or the operating system says of a connection. */
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

/** What pg and pg-pool say without a code. */
const messages =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error)/;

/**
 * Whether an error, or what caused it, means that the database is down for the moment – stopped, starting, overloaded,
 * out of reach or too slow – and not that it refused what it was asked.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 6; each = each.cause, depth++) {
    const { code } = each as { code?: unknown };
    if (codes.has(code) || (typeof code === 'string' && states.test(code)) || messages.test(each.message)) {
      return true;
    }
  }
  return false;
}
