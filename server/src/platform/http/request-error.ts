import { invalidTokenText } from '@title24/remote-kit/rpc';

/**
 * An error that the whole HTTP request is answered with, whatever else its batch held: a missing login, too many tries.
 * Plugins that let it be thrown say how it is answered; `statusCode` is what Fastify answers otherwise.
 */
export class RequestError extends Error {
  override readonly name: string = 'RequestError';
  readonly statusCode: number;

  constructor(statusCode: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.statusCode = statusCode;
  }
}

/** The token is missing, wrong, used up or its time is over: HTTP 401 with the text that the site's client looks for (H5). */
export class InvalidTokenError extends RequestError {
  override readonly name = 'InvalidTokenError';

  constructor() {
    super(401, invalidTokenText);
  }
}

/** The sender is to come back later. */
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

/** HTTP 503: more work waits than the site can do soon. */
export class SiteBusyError extends RetryLaterError {
  override readonly name = 'SiteBusyError';

  constructor() {
    super(503, 'The site is busy. Please try again in a few seconds.', 5);
  }
}

/** HTTP 503: what the site stands on is away for the moment, or too slow. */
export class SiteUnavailableError extends RetryLaterError {
  override readonly name = 'SiteUnavailableError';

  constructor(options?: ErrorOptions) {
    super(503, 'The site is not available for a moment. Please try again in a few seconds.', 5, options);
  }
}

function formatWait(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
