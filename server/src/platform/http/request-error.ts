import { invalidTokenText } from '@title24/remote-kit/rpc';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { StoreUnavailableError } from '../files/store-unavailable.ts';

/**
 * An error that answers the whole HTTP request, even a batch of calls, such as a missing login or too many attempts.
 * Plugins that throw it decide the answer; `statusCode` is Fastify's default.
 */
export class RequestError extends Error {
  override readonly name: string = 'RequestError';
  readonly statusCode: number;

  constructor(statusCode: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.statusCode = statusCode;
  }
}

/** The token is missing, wrong, used or expired: HTTP 401 with the text that the site's client expects (H5). */
export class InvalidTokenError extends RequestError {
  override readonly name = 'InvalidTokenError';

  constructor() {
    super(401, invalidTokenText);
  }
}

/** The client should try again later. */
export class RetryLaterError extends RequestError {
  override readonly name: string = 'RetryLaterError';
  /** Seconds to wait. */
  readonly retryAfter: number;

  constructor(statusCode: number, message: string, retryAfter: number, options?: ErrorOptions) {
    super(statusCode, message, options);
    this.retryAfter = retryAfter;
  }
}

/** HTTP 429. */
export class TooManyAttemptsError extends RetryLaterError {
  override readonly name = 'TooManyTriesError';

  constructor(retryAfter: number) {
    super(429, `Too many attempts. Wait ${formatWait(retryAfter)}, then try again.`, retryAfter);
  }
}

/** HTTP 503: more work is queued than the site can do soon. */
export class SiteBusyError extends RetryLaterError {
  override readonly name = 'SiteBusyError';

  constructor() {
    super(503, 'The site is busy. Please try again in a few seconds.', 5);
  }
}

/** HTTP 503: a dependency of the site is unavailable or too slow. */
class SiteUnavailableError extends RetryLaterError {
  override readonly name = 'SiteUnavailableError';

  constructor(options?: ErrorOptions) {
    super(503, 'The site is temporarily unavailable. Please try again in a few seconds.', 5, options);
  }
}

/** HTTP 503: the object store does not answer, and without it no file can be stored or opened. */
export class FilesUnavailableError extends RetryLaterError {
  override readonly name = 'FilesUnavailableError';

  constructor(options?: ErrorOptions) {
    super(503, 'Files cannot be stored or opened right now. Please try again in a few seconds.', 5, options);
  }
}

/** Returns the answer to a temporary error; null for a permanent error, or for an error that is an answer already. */
export function temporaryError(error: unknown): RetryLaterError | null {
  if (error instanceof StoreUnavailableError) return new FilesUnavailableError({ cause: error });
  return isDatabaseUnavailable(error) ? new SiteUnavailableError({ cause: error }) : null;
}

function formatWait(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
