import * as v from 'valibot';
import { list, object, type Schema } from '../schemas/builders.ts';
import { moment, uuid } from '../schemas/values.ts';

const accountShape = object({
  id: uuid,
  accountName: v.string(),
  email: v.string(),
  roles: list(v.string()),
  enabled: v.boolean(),
  createdAt: moment,
  /** Null before the first login. */
  lastLoginAt: v.nullable(moment),
});

/** An account as seen by staff with the permission ACCOUNT READ. */
export interface ListedAccount extends v.InferOutput<typeof accountShape> {}
export const listedAccount: Schema<ListedAccount> = accountShape;

const entryShape = object({
  id: v.string(),
  at: moment,
  /** An account name, or an actor such as 'retention' or 'command line'. */
  by: v.string(),
  /** Service and method, such as 'products.update', or a command, such as 'account create'. */
  action: v.string(),
  /** The changed or viewed record, such as 'product 1001'. */
  subject: v.string(),
  /** Null if there is no earlier value, as for an insert. */
  before: v.unknown(),
  after: v.unknown(),
});

/** An audit log entry. Passwords, tokens and codes are never included. */
export interface AuditEntry extends v.InferOutput<typeof entryShape> {}
export const auditEntry: Schema<AuditEntry> = entryShape;
