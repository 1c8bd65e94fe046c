import type { Role } from '@title24/shared-domain';

/** The account behind a request. Read again for each request, so that a role change takes effect with the next one. */
export interface Caller {
  readonly accountId: string;
  readonly accountName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly sessionId: string;
  readonly roleNames: readonly string[];
  /** Those of its roles whose permissions it gets only with a second factor, which it has not set up. */
  readonly withheldRoles: readonly string[];
  /** Null if it has no enabled role: it then has no permissions. */
  readonly role: Role | null;
}
