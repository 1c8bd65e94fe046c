/* The contract with its schemas, for the server and for tests. The browser uses only their types. */
import {
  deskOrder,
  estimatorPrices,
  helpItem,
  orderView,
  product,
  role,
  siteConfiguration,
  storedProject,
  submissionCase,
} from '../../result-schemas.ts';
import type { DescribedMethods } from './describe-method.ts';
import * as services from './services.ts';

const isPublic = (service: DescribedMethods) =>
  Object.values(service).some(({ access }) => access === 'public');

/** Public services come first. */
export const describedServices: readonly DescribedMethods[] = Object.values<DescribedMethods>(services).sort(
  (one, other) => Number(isPublic(other)) - Number(isPublic(one)),
);

/** Schemas that several methods share. The keys are the schemas' names in the documentation. */
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
export * from './services.ts';
export { nothing } from './values.ts';
