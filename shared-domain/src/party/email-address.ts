/** An e-mail address (H6). */
export interface EmailAddress {
  readonly address: string;
}
