import { STATUS_CODES } from 'node:http';

/** What can go wrong with a call to the registry service, with its HTTP status. */
export const problemStatus = {
  /** The request does not match the schema. */
  malformed: 400,
  /** There is no token, or it is invalid, expired or revoked. */
  unauthenticated: 401,
  /** The token does not allow this. */
  forbidden: 403,
  /** There is no such part or version. */
  notFound: 404,
  /** The same version was published with other content. */
  versionExists: 409,
  /** The live version differs from the version that the caller assumed, or cannot be replaced. */
  notPossible: 409,
  /** The server stopped before the change was complete. */
  interrupted: 500,
  /** The content of a blob does not match the hash in its URL. */
  wrongContent: 422,
  /** The version names blobs that the store does not have. */
  missingBlobs: 422,
  /** A gate refuses the version. */
  refused: 422,
  tooLarge: 413,
  tooMany: 429,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** One problem. */
export interface ProblemDetail {
  /** Where: a path in the body, or a file; '' for the whole request. */
  readonly path: string;
  readonly message: string;
  /** What to do about it. */
  readonly remedy?: string;
  /** The gate that found it. */
  readonly gate?: string;
}

/**
 * A call to the registry service that cannot be carried out; nothing has changed. Sent as problem details (RFC 9457).
 */
export class RegistryProblem extends Error {
  override readonly name = 'RegistryProblem';
  readonly code: ProblemCode;
  readonly remedy: string;
  readonly details: readonly ProblemDetail[];
  /** Seconds after which the same call may succeed. */
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
