import { Account, type AccountDefinition } from '@title24/shared-domain';

interface CallerDefinition extends AccountDefinition {
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly sessionId: string;
  readonly roleNames: readonly string[];
  readonly withheldRoles: readonly string[];
}

/** The account that sent a request, read again for each request so that role changes take effect. */
export class Caller extends Account {
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly sessionId: string;
  readonly roleNames: readonly string[];
  /** Roles whose permissions are withheld, because the account lacks the second factor that they require. */
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
