import { STATUS_CODES } from 'node:http';

/** Problems of the registry service with their HTTP statuses. */
export const problemStatus = {
  malformed: 400,
  /** The token is missing, invalid, expired or revoked. */
  unauthenticated: 401,
  /** The token does not permit the action. */
  forbidden: 403,
  /** The part, version, change or URL does not exist. */
  notFound: 404,
  /** This version was already published with different content. */
  versionExists: 409,
  /** The part or version does not allow the action. For example, the version's files are no longer kept. */
  notPossible: 409,
  interrupted: 500,
  /** The blob does not match the hash in the URL. */
  wrongContent: 422,
  /** The store lacks blobs of the version. */
  missingBlobs: 422,
  /** A gate refused the version, or its stored descriptor is malformed. */
  refused: 422,
  tooLarge: 413,
  tooMany: 429,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

export interface ProblemDetail {
  /** Path of a field in the request, or of a file of the version; '' for neither. */
  readonly path: string;
  readonly message: string;
  /** Remedy for the caller. */
  readonly remedy?: string;
  /** The gate that found the problem. */
  readonly gate?: string;
}

/**
 * Thrown when a call to the registry service fails. Nothing has changed, unless the code is `interrupted`. Sent as
 * problem details (RFC 9457).
 */
export class RegistryProblem extends Error {
  override readonly name = 'RegistryProblem';
  readonly code: ProblemCode;
  readonly remedy: string;
  readonly details: readonly ProblemDetail[];
  /** Seconds until the call may succeed. */
  readonly retryAfterSeconds: number;

  constructor(
    code: ProblemCode,
    message: string,
    remedy: string,
    details: readonly ProblemDetail[] = [],
    { retryAfterSeconds = 5, ...options }: ErrorOptions & { readonly retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.code = code;
    this.remedy = remedy;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return problemStatus[this.code];
  }

  toJSON() {
    return {
      type: `urn:title24:registry:${this.code}`,
      title: STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      detail: this.message,
      remedy: this.remedy,
      errors: this.details,
    };
  }
}
