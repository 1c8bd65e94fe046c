import { Account, type AccountDefinition } from '@title24/shared-domain';

interface CallerDefinition extends AccountDefinition {
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly sessionId: string;
  readonly roleNames: readonly string[];
  readonly withheldRoles: readonly string[];
}

/** The account behind a request. Read again for each request, so that a role change takes effect with the next one. */
export class Caller extends Account {
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly sessionId: string;
  readonly roleNames: readonly string[];
  /** The account's roles that give no permissions because they require a second factor, which it has not set up. */
  readonly withheldRoles: readonly string[];

  /** @param definition its role, or null if it has no enabled role: it then has no permissions */
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
