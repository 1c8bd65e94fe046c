/* The contract with its schemas. For the server and for tests: a browser knows of the schemas the types alone. */
import * as contract from '../index.ts';
import { accountSchemas } from './account.ts';
import { product, productsSchemas, publicProductsSchemas } from './catalogue.ts';
import { configSchemas, estimatorPrices, publicConfigSchemas, siteConfiguration } from './configuration.ts';
import { type DescribedMethods, describeService } from './describe-method.ts';
import { helpItem, helpSchemas, publicHelpSchemas } from './help.ts';
import { projectsSchemas, storedProject } from './projects.ts';
import { registryTokensSchemas, remotesSchemas } from './remotes.ts';
import { role } from './role.ts';
import { securitySchemas } from './security.ts';
import { accountsSchemas, auditSchemas, mailSchemas } from './staff.ts';
import { submissionDetail, submissionsSchemas } from './submissions.ts';
import { uploadsSchemas } from './uploads.ts';

export const account = describeService(contract.account, accountSchemas);
export const accounts = describeService(contract.accounts, accountsSchemas);
export const audit = describeService(contract.audit, auditSchemas);
export const config = describeService(contract.config, configSchemas);
export const help = describeService(contract.help, helpSchemas);
export const mail = describeService(contract.mail, mailSchemas);
export const products = describeService(contract.products, productsSchemas);
export const projects = describeService(contract.projects, projectsSchemas);
export const publicConfig = describeService(contract.publicConfig, publicConfigSchemas);
export const publicHelp = describeService(contract.publicHelp, publicHelpSchemas);
export const publicProducts = describeService(contract.publicProducts, publicProductsSchemas);
export const registryTokens = describeService(contract.registryTokens, registryTokensSchemas);
export const remotes = describeService(contract.remotes, remotesSchemas);
export const security = describeService(contract.security, securitySchemas);
export const submissions = describeService(contract.submissions, submissionsSchemas);
export const uploads = describeService(contract.uploads, uploadsSchemas);

/** All of them: those for everyone first. */
export const describedServices: readonly DescribedMethods[] = [
  publicConfig,
  publicHelp,
  publicProducts,
  security,
  uploads,
  account,
  accounts,
  audit,
  config,
  help,
  mail,
  products,
  projects,
  registryTokens,
  remotes,
  submissions,
];

/** What several methods answer, by the name that the documentation gives it. */
export const namedSchemas = {
  EstimatorPrices: estimatorPrices,
  HelpItem: helpItem,
  Product: product,
  Role: role,
  SiteConfiguration: siteConfiguration,
  StoredProject: storedProject,
  SubmissionDetail: submissionDetail,
};

export { type DescribedMethod, type DescribedMethods, errorsOf, type Schema } from './describe-method.ts';
export type { AuthenticationResponse, RegistrationResponse } from './passkeys.ts';
export { nothing } from './values.ts';
