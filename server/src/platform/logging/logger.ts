import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { causes } from './cause.ts';
import { serializeError } from './serialize-error.ts';

/** Names of fields whose values are never logged, in the first three levels of a log entry. */
const secrets = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'connectionString',
  'databaseUrl',
  'databasePoolerUrl',
  'smtpUrl',
];

/**
 * Creates a structured log (JSON lines) that writes to standard error. Standard output is reserved for messages to the
 * person who starts the site.
 */
export function createLogger(
  settings: Pick<Settings, 'logLevel'>,
  stream: DestinationStream = destination(2),
): Logger {
  return pino(
    {
      level: settings.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError, error: serializeError, req: serializeRequest },
      mixin: causeOf,
      redact: {
        paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '[redacted]',
      },
    },
    stream,
  );
}

/**
 * Returns the trace for a log entry and, in a job, the id of the original request as `cause`. Entries about a request
 * itself have its id as `reqId`.
 */
function causeOf(): object {
  const { request, trace, isJob } = causes.getStore() ?? {};
  return { ...(isJob && { cause: request }), ...(trace && { trace }) };
}

interface LoggedRequest {
  readonly method?: string;
  readonly url?: string;
  readonly ip?: string;
}

/**
 * Serializes a request without its headers, body and query, because the query may contain the token of an emailed
 * link. Download tickets and the keys of preview links are removed from the path, in every encoding of the path.
 */
function serializeRequest({ method, url, ip }: LoggedRequest): object {
  const [target = ''] = url?.split('?') ?? [];
  const [, origin = '', path = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/]*)?(.*)$/is.exec(target) ?? [];
  const [, first = ''] = /^[/\\]+([^/\\]*)/.exec(path) ?? [];
  const hasTicket = ['downloads', 'preview'].includes(decoded(first).toLowerCase());
  return { method, path: origin + (hasTicket ? path.replace(secondSegment, '$1[redacted]') : path), ip };
}

const secondSegment = /^([/\\]+[^/\\]*[/\\]+)[^/\\]+/;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
