import { AuthorizationContext } from './authorization-context.ts';

/** Resources in the order in which lists show them (H7). */
export const siteResources = [
  'ORDER',
  'PRODUCT',
  'HELP',
  'CONFIG',
  'PROJECT',
  'UPLOAD',
  'ACCOUNT',
  'REMOTE',
  'DESK',
  'PAYMENT',
] as const;

/** Actions in the order of their bits. Stored masks depend on this order. */
export const siteActions = ['CREATE', 'READ', 'UPDATE', 'DELETE'] as const;

export type SiteResource = (typeof siteResources)[number];
export type SiteAction = (typeof siteActions)[number];

const descriptions: Readonly<Record<SiteResource, string>> = {
  ORDER: 'Own orders; who may change them is staff',
  PRODUCT: 'The catalog and its prices',
  HELP: 'FAQ answers and help texts',
  CONFIG: 'Company, links, estimator prices and announcement',
  PROJECT: 'Do-It-Yourself projects',
  UPLOAD: 'Plans sent for Full Service',
  ACCOUNT: 'Accounts and their roles',
  REMOTE: 'Released parts of the site',
  DESK: 'The work that customers ordered',
  PAYMENT: 'What customers owe and have paid',
};

export const siteContexts = Object.fromEntries(
  siteResources.map((name, sortOrder) => [
    name,
    new AuthorizationContext({ name, description: descriptions[name], sortOrder, bits: siteActions }),
  ]),
) as Readonly<Record<SiteResource, AuthorizationContext>>;
