/** An email address (H6). */
export interface EmailAddress {
  readonly address: string;
}
