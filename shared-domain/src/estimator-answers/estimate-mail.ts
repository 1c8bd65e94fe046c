/**
 * Name of the email field in the form that requests an estimate by email (E9). The form's target URL contains the
 * visitor's answers.
 */
export const estimateMailField = 'email';

/** Outcome of a request for an estimate by email (E9). */
export interface EstimateMailAnswer {
  /** Address of the estimate page with the typed answers. Pages with other addresses do not show the outcome. */
  readonly address: string;
  /** The email address as typed. */
  readonly email: string;
  /** Reason why nothing was sent and what to do, or null once the email is queued. */
  readonly problem: string | null;
}
