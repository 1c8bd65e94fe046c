import { Account, type AccountDefinition } from '@title24/shared-domain';

interface CallerDefinition extends AccountDefinition {
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly sessionId: string;
  readonly roleNames: readonly string[];
  readonly withheldRoles: readonly string[];
}

/**
 * The account that sent a request. The account is read again for each request, so that a role change takes effect on
 * the next request.
 */
export class Caller extends Account {
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly sessionId: string;
  readonly roleNames: readonly string[];
  /** Roles that give no permissions because they require a second factor, which the account has not set up. */
  readonly withheldRoles: readonly string[];

  /**
   * Creates a caller.
   * @param definition the account with its role; without an enabled role, the caller has no permissions
   */
  constructor(definition: CallerDefinition) {
    super(definition);
    this.accountId = definition.accountId;
    this.email = definition.email;
    this.emailVerified = definition.emailVerified;
    this.sessionId = definition.sessionId;
    this.roleNames = definition.roleNames;
    this.withheldRoles = definition.withheldRoles;
  }
}
