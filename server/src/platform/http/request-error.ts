import { counted } from '@title24/shared-domain';
import { invalidTokenText } from '@title24/shared-domain/rpc';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { StoreUnavailableError } from '../files/store-unavailable.ts';

/**
 * An error, such as a missing login, that is the response to a whole HTTP request, even if the request is a
 * batch of calls. The status of the response is `statusCode`, unless a plugin handles the error itself.
 */
export class RequestError extends Error {
  override readonly name: string = 'RequestError';
  readonly statusCode: number;

  constructor(statusCode: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.statusCode = statusCode;
  }
}

/** Thrown when a token is missing, wrong, used or expired (HTTP 401). H5 specifies the message. */
export class InvalidTokenError extends RequestError {
  override readonly name = 'InvalidTokenError';

  constructor() {
    super(401, invalidTokenText);
  }
}

/** Thrown when the client should try again later. */
export class RetryLaterError extends RequestError {
  override readonly name: string = 'RetryLaterError';
  /** In seconds. */
  readonly retryAfter: number;

  constructor(statusCode: number, message: string, retryAfter: number, options?: ErrorOptions) {
    super(statusCode, message, options);
    this.retryAfter = retryAfter;
  }
}

/** Thrown when a client exceeds a limit (HTTP 429). */
export class TooManyAttemptsError extends RetryLaterError {
  override readonly name = 'TooManyAttemptsError';

  constructor(retryAfter: number) {
    super(429, `Too many attempts. Wait ${formatWait(retryAfter)}, then try again.`, retryAfter);
  }
}

/** Response when the site has too much work (HTTP 503). */
export class SiteBusyError extends RetryLaterError {
  override readonly name = 'SiteBusyError';

  constructor() {
    super(503, 'The site is busy. Please try again in a few seconds.', 5);
  }
}

class SiteUnavailableError extends RetryLaterError {
  override readonly name = 'SiteUnavailableError';

  constructor(options?: ErrorOptions) {
    super(503, 'The site is temporarily unavailable. Please try again in a few seconds.', 5, options);
  }
}

/** Response to a request that needs the object store while the store is unavailable (HTTP 503). */
export class FilesUnavailableError extends RetryLaterError {
  override readonly name = 'FilesUnavailableError';

  constructor(options?: ErrorOptions) {
    super(503, 'Files cannot be stored or opened right now. Please try again in a few seconds.', 5, options);
  }
}

/** Returns the response to an error of an unavailable database or object store, or null for any other error. */
export function temporaryError(error: unknown): RetryLaterError | null {
  if (error instanceof StoreUnavailableError) return new FilesUnavailableError({ cause: error });
  return isDatabaseUnavailable(error) ? new SiteUnavailableError({ cause: error }) : null;
}

function formatWait(seconds: number): string {
  if (seconds <= 90) return counted(seconds, 'second');
  return `${Math.ceil(seconds / 60)} minutes`;
}
