import type { LoginStatus } from '@title24/shared-domain';
import type { ComponentType } from 'react';

/** Layout code that only logged-in visitors need. */
export interface AccountParts {
  readonly AccountMenu: ComponentType;
  readonly isStaffLogin: (login: LoginStatus) => boolean;
}

let parts: AccountParts | null = null;

/** Returns the layout code for logged-in visitors if it is loaded, or null. */
export function accountParts(): AccountParts | null {
  return parts;
}

/** Makes the code available without loading it. Used on the server, where all code is loaded. */
export function provideAccountParts(given: AccountParts): void {
  parts = given;
}

/**
 * Loads the code, which includes roles and permissions. The code is loaded at the first login, because most visits do
 * not need it.
 */
export async function loadAccountParts(): Promise<AccountParts> {
  parts ??= await import(/* webpackChunkName: "calls-and-login" */ './account-menu.tsx');
  return parts;
}
