import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { causes } from './cause.ts';
import { serializeError } from './serialize-error.ts';

/** Names of fields whose values are redacted in log entries, including fields nested in one or two objects. */
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

/** Creates a log of JSON lines on standard error. Standard output is for messages to the person who starts the site. */
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
 * Returns fields for a log entry. The field `trace` is the trace id. In a job, the field `cause` is the id of the
 * request that led to the job. Entries about a request have the request's id as `reqId`.
 */
function causeOf(): object {
  const { request, trace, isJob } = causes.getStore() ?? {};
  return { ...(isJob && request && { cause: request }), ...(trace && { trace }) };
}

interface LoggedRequest {
  readonly method?: string;
  readonly url?: string;
  readonly ip?: string;
}

/**
 * Serializes a request's method, path and IP address. The query is left out, because it may contain an emailed token.
 * Download tickets and preview keys are removed from the path, even if the path's first segment is percent-encoded.
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
