import type { Role } from '../security/role.ts';
import {
  type SiteAction,
  type SiteResource,
  siteContexts,
  siteResources,
} from '../security/site-contexts.ts';
import type { RoleRights } from './role-rights.schema.ts';

/** Maximum lengths, in characters. */
export const roleTextLength = { name: 60, description: 200 } as const;

/** Descriptions of permissions by resource and action. Unlisted combinations have no effect. */
export const permissionWords: Readonly<Record<SiteResource, Readonly<Partial<Record<SiteAction, string>>>>> =
  {
    DESK: {
      READ: 'See the orders of all customers, with their projects and reports',
      UPDATE: 'Review and deliver orders, write to customers, unlock projects',
    },
    UPLOAD: {
      READ: 'See the plans that were sent, with their cases',
      UPDATE: 'Quote, deliver and write to customers who sent plans',
      DELETE: 'Delete plans with their files',
    },
    PAYMENT: {
      READ: 'See revenue and the figures of the business',
      UPDATE: 'Charge and waive, record payments',
      DELETE: 'Refund payments',
    },
    ORDER: {
      CREATE: 'Order reports for own projects',
      READ: 'See own orders',
      UPDATE: 'Is staff: has the Admin button',
    },
    PROJECT: {
      CREATE: 'Create own projects',
      READ: 'See own projects',
      UPDATE: 'Fill in own projects',
      DELETE: 'Delete own projects',
    },
    PRODUCT: { CREATE: 'Add products', READ: 'See the catalog', UPDATE: 'Change products and prices' },
    HELP: { READ: 'See help texts and their history', UPDATE: 'Change help texts' },
    CONFIG: {
      READ: 'See configuration, change log and undelivered mail',
      UPDATE: 'Change company, estimator prices, business days, announcement; resend mail',
    },
    ACCOUNT: {
      CREATE: 'Add roles',
      READ: 'See accounts',
      UPDATE: 'Change roles, disable accounts',
      DELETE: 'Delete personal data on request',
    },
    REMOTE: {
      READ: 'See the parts of the site',
      UPDATE: 'Release parts and roll them back',
      DELETE: 'Take parts off the site',
    },
  };

/** A resource and an action on it, such as 'DESK READ'. */
export type SitePermission = `${SiteResource} ${SiteAction}`;

/** All permissions with an effect. */
export const sitePermissions: readonly SitePermission[] = Object.entries(permissionWords).flatMap(
  ([resource, words]) =>
    Object.keys(words).map((action) => `${resource as SiteResource} ${action as SiteAction}` as const),
);

/** Returns a role's name, description, `enabled` flag and permissions with an effect. */
export function rightsOf(role: Role): RoleRights {
  const { name, description, enabled, grants } = role;
  const granted = new Set(
    grants.flatMap(({ context, mask }) => context.toNames(mask).map((action) => `${context.name} ${action}`)),
  );
  return { name, description, enabled, permissions: sitePermissions.filter((each) => granted.has(each)) };
}

/** Grants a role the given permissions. */
export function grantPermissions(role: Role, permissions: readonly SitePermission[]): void {
  for (const resource of siteResources) {
    const actions = permissions.flatMap((each) => {
      const [of, action = ''] = each.split(' ');
      return of === resource ? [action] : [];
    });
    role.grant(siteContexts[resource], actions);
  }
}
