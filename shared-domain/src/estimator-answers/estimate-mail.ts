/** Name of the email field of the form that requests an estimate by email (E9). */
export const estimateMailField = 'email';

/** Outcome of a request for an estimate by email (E9). */
export interface EstimateMailAnswer {
  /** Path and query of the estimate page. Pages with another path or query do not show the outcome. */
  readonly address: string;
  /** The email address that the visitor entered, without surrounding spaces. */
  readonly email: string;
  /** Why nothing was sent and what to do, or null if the email is queued. */
  readonly problem: string | null;
}
