/** Messages by code. The first six are worded in H6. */
const messages = {
  'context-without-name': 'instantiating a permission context without a name',
  'wrong-bit': 'adding a permission bit with wrong parameters',
  'duplicate-bit': 'a bit name already in the context',
  'unknown-permission': 'converting a permission that is not in the context',
  'not-a-string': 'argument must be a string',
  'not-strings': 'argument must be an array of strings',

  'bit-without-name': 'a permission bit needs a non-empty string name',
  'grant-without-permissions': 'granting permissions needs a number or array of permission names',
  'grant-without-context': 'granting permissions needs a non-null context',
  'above-maximum': 'a bitmask above the context maximum is rejected',

  'revoke-without-permissions': 'revoking permissions needs a number or array of permission names',
  'revoke-without-context': 'revoking permissions needs a non-null context',
  'bit-without-position': 'a permission bit needs a position, a whole number from 0',
  'not-a-mask': 'a bitmask should be a whole number from 0',
  'context-differs': 'another context of this name, with other bits, has been granted',
  'holder-without-name': 'a role and an account need a non-empty name',
  'not-a-flag': 'enabled and isAlmighty should be true or false',
  'malformed-role': 'a role in JSON is malformed',
} as const;

export type SecurityErrorCode = keyof typeof messages;

/** Thrown if a rule of the permission model (H6) is violated. */
export class SecurityError extends Error {
  override readonly name = 'SecurityError';
  readonly code: SecurityErrorCode;
  /** Details, such as the offending value or what to do. */
  readonly detail: string;

  constructor(code: SecurityErrorCode, detail: string, options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
    this.detail = detail;
  }
}
