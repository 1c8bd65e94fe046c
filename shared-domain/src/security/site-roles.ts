import { Role } from './role.ts';
import { type SiteAction, type SiteResource, siteContexts, siteResources } from './site-contexts.ts';

/** A role that a new site has. */
export interface SiteRole {
  readonly name: string;
  readonly description: string;
  readonly isAlmighty: boolean;
  readonly grants: Readonly<Partial<Record<SiteResource, readonly SiteAction[]>>>;
}

const projectWork = {
  ORDER: ['READ', 'UPDATE'],
  PROJECT: ['READ', 'UPDATE'],
  UPLOAD: ['READ', 'UPDATE'],
  DESK: ['READ', 'UPDATE'],
  PAYMENT: ['UPDATE'],
} as const;

/** Seed roles in the order in which lists show them (H7). */
export const siteRoles: readonly SiteRole[] = [
  {
    name: 'Member',
    description: 'Works on and orders from own projects',
    isAlmighty: false,
    // Only staff have UPDATE on ORDER (H7).
    grants: { PROJECT: ['CREATE', 'READ', 'UPDATE', 'DELETE'], ORDER: ['CREATE', 'READ'] },
  },
  {
    name: 'Analyst',
    description: 'Reviews orders, projects and plans sent in',
    isAlmighty: false,
    grants: projectWork,
  },
  {
    name: 'Customer Service',
    description: 'Helps customers and unlocks their projects',
    isAlmighty: false,
    grants: projectWork,
  },
  { name: 'Admin', description: 'Runs the site and may do everything', isAlmighty: true, grants: {} },
];

/** Creates a role from its seed. */
export function createSiteRole(seed: SiteRole): Role {
  const { name, description, isAlmighty, grants } = seed;
  const role = new Role({ name, description, isAlmighty, sortOrder: siteRoles.indexOf(seed) });
  for (const resource of siteResources) role.grant(siteContexts[resource], grants[resource] ?? []);
  return role;
}
