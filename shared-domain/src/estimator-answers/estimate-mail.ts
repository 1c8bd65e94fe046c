/**
 * Name of the email field of the form that requests an estimate by email (E9). The answers are in the URL that the form
 * is sent to.
 */
export const estimateMailField = 'email';

/** The outcome of a form that requests an estimate by email (E9). */
export interface EstimateMailAnswer {
  /** Address of the estimate's page with the typed answers; pages at other addresses do not show the outcome. */
  readonly address: string;
  /** The email address as it was typed. */
  readonly email: string;
  /** Why nothing was sent, and what to do; null once the mail is queued. */
  readonly problem: string | null;
}
