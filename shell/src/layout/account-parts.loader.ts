import type { LoginStatus } from '@title24/shared-domain';
import type { ComponentType } from 'react';

/** The parts of the layout for logged-in visitors only. */
export interface AccountParts {
  /** The My Account menu. */
  readonly AccountMenu: ComponentType;
  readonly isStaffLogin: (login: LoginStatus) => boolean;
}

let parts: AccountParts | null = null;

/** Returns the parts if their code is loaded. */
export function accountParts(): AccountParts | null {
  return parts;
}

/** Makes the parts available immediately. The server calls it because all its code is loaded. */
export function provideAccountParts(given: AccountParts): void {
  parts = given;
}

/**
 * Loads the parts, which include roles and permissions: most visits never need them, so their code comes with the first
 * login.
 */
export async function loadAccountParts(): Promise<AccountParts> {
  parts ??= await import(/* webpackChunkName: "calls-and-login" */ './account-menu.tsx');
  return parts;
}
