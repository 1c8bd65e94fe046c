import type { Role } from '@title24/shared-domain';

/** The account behind a request. Read again for each request, so that a change of its roles holds from the next on. */
export interface Caller {
  readonly accountId: string;
  readonly accountName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly sessionId: string;
  readonly roleNames: readonly string[];
  /** Null if it has no enabled role: then it may do nothing. */
  readonly role: Role | null;
}
