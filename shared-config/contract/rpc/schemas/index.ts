/* The contract with its schemas, for the server and for tests. The browser uses only their types. */
import {
  deskOrder,
  helpItem,
  orderView,
  product,
  role,
  storedProject,
  submissionCase,
} from '@title24/shared-domain/result-schemas';
import * as contract from '../index.ts';
import { accountSchemas } from './account.ts';
import { businessSchemas } from './business.ts';
import { calendarSchemas, publicCalendarSchemas } from './calendar.ts';
import { casesSchemas } from './cases.ts';
import { productsSchemas, publicProductsSchemas } from './catalogue.ts';
import { configSchemas, estimatorPrices, publicConfigSchemas, siteConfiguration } from './configuration.ts';
import { type DescribedMethods, describeService } from './describe-method.ts';
import { deskSchemas } from './desk.ts';
import { helpSchemas, publicHelpSchemas } from './help.ts';
import { ordersSchemas } from './orders.ts';
import { privacySchemas } from './privacy.ts';
import { projectsSchemas } from './projects.ts';
import { registryTokensSchemas, remotesSchemas } from './remotes.ts';
import { repliesSchemas } from './replies.ts';
import { securitySchemas } from './security.ts';
import { accountsSchemas, auditSchemas, mailSchemas, rolesSchemas } from './staff.ts';
import { submissionsSchemas } from './submissions.ts';
import { uploadsSchemas } from './uploads.ts';
import { workSchemas } from './work.ts';

export const account = describeService(contract.account, accountSchemas);
export const accounts = describeService(contract.accounts, accountsSchemas);
export const audit = describeService(contract.audit, auditSchemas);
export const business = describeService(contract.business, businessSchemas);
export const calendar = describeService(contract.calendar, calendarSchemas);
export const cases = describeService(contract.cases, casesSchemas);
export const config = describeService(contract.config, configSchemas);
export const desk = describeService(contract.desk, deskSchemas);
export const help = describeService(contract.help, helpSchemas);
export const mail = describeService(contract.mail, mailSchemas);
export const orders = describeService(contract.orders, ordersSchemas);
export const privacy = describeService(contract.privacy, privacySchemas);
export const products = describeService(contract.products, productsSchemas);
export const projects = describeService(contract.projects, projectsSchemas);
export const publicCalendar = describeService(contract.publicCalendar, publicCalendarSchemas);
export const publicConfig = describeService(contract.publicConfig, publicConfigSchemas);
export const publicHelp = describeService(contract.publicHelp, publicHelpSchemas);
export const publicProducts = describeService(contract.publicProducts, publicProductsSchemas);
export const registryTokens = describeService(contract.registryTokens, registryTokensSchemas);
export const remotes = describeService(contract.remotes, remotesSchemas);
export const roles = describeService(contract.roles, rolesSchemas);
export const replies = describeService(contract.replies, repliesSchemas);
export const security = describeService(contract.security, securitySchemas);
export const submissions = describeService(contract.submissions, submissionsSchemas);
export const uploads = describeService(contract.uploads, uploadsSchemas);
export const work = describeService(contract.work, workSchemas);

/** Public services come first. */
export const describedServices: readonly DescribedMethods[] = [
  publicCalendar,
  publicConfig,
  publicHelp,
  publicProducts,
  security,
  uploads,
  account,
  accounts,
  audit,
  business,
  calendar,
  cases,
  config,
  desk,
  help,
  mail,
  orders,
  privacy,
  products,
  projects,
  registryTokens,
  remotes,
  replies,
  roles,
  submissions,
  work,
];

/** Schemas shared by several methods, by their name in the documentation. */
export const namedSchemas = {
  DeskOrder: deskOrder,
  EstimatorPrices: estimatorPrices,
  HelpItem: helpItem,
  OrderView: orderView,
  Product: product,
  Role: role,
  SiteConfiguration: siteConfiguration,
  StoredProject: storedProject,
  SubmissionDetail: submissionCase,
};

export { type DescribedMethod, type DescribedMethods, errorsOf, type Schema } from './describe-method.ts';
export type { AuthenticationResponse, RegistrationResponse } from './passkeys.ts';
export { nothing } from './values.ts';
