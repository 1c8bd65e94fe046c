import {
  type ConfigurationForEdit,
  type EstimatorPrices,
  type EstimatorPricesForEdit,
  type NavLinkKey,
  navLinkKeys,
  publishedEstimatorPrices,
  type SiteConfiguration,
} from '@title24/shared-domain';
import { updateConfigurationParams, updateEstimatorPricesParams } from '@title24/shared-domain/editing';
import { schemaFor } from '@title24/shared-domain/result-schemas';
import * as v from 'valibot';
import { describeMethod } from './describe-method.ts';
import { conflict, exampleMoment, longAgo } from './example-values.ts';
import { moment } from './values.ts';

const company = schemaFor<SiteConfiguration['company']>()(
  v.strictObject({
    name: v.string(),
    phone: v.strictObject({
      countryCode: v.exactOptional(v.string()),
      areaCode: v.string(),
      number: v.string(),
    }),
    email: v.strictObject({ address: v.string() }),
    address: v.strictObject({
      line1: v.string(),
      cityText: v.string(),
      postalCode: v.string(),
      stateText: v.string(),
      country: v.string(),
    }),
  }),
);

const navLinks = v.strictObject(
  Object.fromEntries(navLinkKeys.map((key) => [key, v.string()])) as Record<
    NavLinkKey,
    v.StringSchema<undefined>
  >,
);

/** Configuration with which every page is rendered. */
export const siteConfiguration = schemaFor<SiteConfiguration>()(
  v.strictObject({
    company,
    baseUrl: v.strictObject({ site: v.string(), app: v.string() }),
    navLinks,
    isStagingEnv: v.boolean(),
    announce: v.pipe(v.string(), v.description('The announcement, as plain text; empty if there is none')),
    announceSchedule: v.nullable(v.strictObject({ from: moment, to: moment })),
    contentDates: v.exactOptional(
      v.strictObject({ privacyPolicy: v.string(), terms: v.string(), regulations: v.string() }),
    ),
    about: v.exactOptional(
      v.strictObject({
        people: v.pipe(v.string(), v.description('A line for each person: name, credential and its number')),
        serviceArea: v.string(),
        hours: v.string(),
        since: v.string(),
      }),
    ),
    hiddenPlaces: v.exactOptional(
      v.pipe(
        v.array(v.string()),
        v.description('ISO 3166 codes of countries and states that forms do not offer'),
      ),
    ),
    acceptsCards: v.exactOptional(v.boolean()),
    payment: v.exactOptional(
      v.strictObject({
        payee: v.string(),
        checkAddress: v.string(),
        transfer: v.string(),
        termDays: v.pipe(v.string(), v.description('Days from an invoice to its last day of payment')),
        remindBeforeDays: v.pipe(v.string(), v.description('Days before that day of the first reminder')),
        remindAfterDays: v.pipe(v.string(), v.description('Days after that day of the second reminder')),
      }),
    ),
  }),
);

const dollars = v.number();

export const estimatorPrices = schemaFor<EstimatorPrices>()(
  v.strictObject({
    residential: v.strictObject({
      newBuildingBase: dollars,
      newBuildingPerFoot: dollars,
      newBuildingSelfServe: dollars,
      multiFamilyBase: dollars,
      uniqueUnitType: dollars,
      exstPlusAdtnBase: dollars,
      exstPlusAdtnPerFoot: dollars,
      exstPlusAdtnSelfServe: dollars,
      adtnOnlyBase: dollars,
      adtnOnlyBasenew: dollars,
      adtnOnlyPerFoot: dollars,
      adtnOnlySelfServe: dollars,
      estmOffset: dollars,
    }),
    commercial: v.strictObject({
      newBuildingBase: dollars,
      exstPlusAdtnBase: dollars,
      prescAppr: v.strictObject({ 1: dollars, 2: dollars, 3: dollars }),
      perfApprTrigger: dollars,
      perfAppr: v.strictObject({ 1: dollars, 3: dollars }),
      estmOffset: dollars,
    }),
  }),
);

const configurationForEdit = schemaFor<ConfigurationForEdit>()(
  v.strictObject({ config: siteConfiguration, lastUpdate: moment }),
);
const pricesForEdit = schemaFor<EstimatorPricesForEdit>()(
  v.strictObject({ prices: estimatorPrices, lastUpdate: moment }),
);

const exampleCompany: SiteConfiguration['company'] = {
  name: 'Energy Compliance Reports',
  phone: { areaCode: '510', number: '555-0100' },
  email: { address: 'info@example.com' },
  address: {
    line1: '100 Example Street',
    cityText: 'Oakland',
    postalCode: '94612',
    stateText: 'CA',
    country: 'USA',
  },
};
const exampleConfiguration: SiteConfiguration = {
  company: exampleCompany,
  baseUrl: { site: '', app: '' },
  navLinks: {
    logo: '/services',
    login: '/login',
    logout: '/logout',
    admin: '/admin',
    myProjects: '/project/list',
    activeProject: '/project/list',
    myAccount: '/my-account',
    newProject: '/project/list',
    services: '/services',
    resources: '/resources',
    contactUs: '/contact-us',
    doItYourself: '/do-it-yourself',
    fullService: '/full-service',
    prices: '/prices',
    termsAndConditions: '/terms-and-conditions',
    faq: '/faq',
    complianceWizard: '/compliance-wizard',
    resourceLinks: '/resource-links',
    customerMail: 'service@example.com',
    supportPhone1: '(510) 555-0101',
    supportPhone2: '(510) 555-0102',
  },
  isStagingEnv: false,
  announce: '',
  announceSchedule: null,
  contentDates: { privacyPolicy: '', terms: '', regulations: '' },
  about: { people: '', serviceArea: '', hours: '', since: '' },
};
const announced = {
  announce: 'The office is closed on Thursday.',
  announceSchedule: { from: '2026-11-25T16:00:00.000Z', to: '2026-11-27T08:00:00.000Z' },
};
export const configSchemas = {
  loadForEdit: describeMethod({
    summary: 'The site configuration as it is stored.',
    result: configurationForEdit,
    examples: [
      {
        name: 'The configuration',
        params: {},
        result: { config: exampleConfiguration, lastUpdate: exampleMoment },
      },
    ],
  }),
  update: describeMethod({
    summary:
      'Changes members of the site configuration. With `lastUpdate`, a change made since then is not overwritten.',
    params: updateConfigurationParams,
    result: configurationForEdit,
    errors: ['conflict'],
    examples: [
      {
        name: 'An announcement',
        params: { config: announced },
        result: { config: { ...exampleConfiguration, ...announced }, lastUpdate: exampleMoment },
      },
      { ...conflict, params: { config: { isStagingEnv: true, lastUpdate: longAgo } } },
    ],
  }),
  loadEstimatorPrices: describeMethod({
    summary: 'The figures of the cost estimator as they are stored.',
    result: pricesForEdit,
    examples: [
      {
        name: 'The figures',
        params: {},
        result: { prices: publishedEstimatorPrices, lastUpdate: exampleMoment },
      },
    ],
  }),
  updateEstimatorPrices: describeMethod({
    summary:
      'Replaces the figures of the cost estimator. With `lastUpdate`, a change made since then is not overwritten.',
    params: updateEstimatorPricesParams,
    result: pricesForEdit,
    errors: ['conflict'],
    examples: [
      {
        name: 'The published figures',
        params: { prices: publishedEstimatorPrices },
        result: { prices: publishedEstimatorPrices, lastUpdate: exampleMoment },
      },
      { ...conflict, params: { prices: publishedEstimatorPrices, lastUpdate: longAgo } },
    ],
  }),
};

export const publicConfigSchemas = {
  load: describeMethod({
    summary: 'The site configuration.',
    result: siteConfiguration,
    examples: [{ name: 'The configuration', params: {}, result: exampleConfiguration }],
  }),
  loadCompany: describeMethod({
    summary: 'The company of the site configuration.',
    result: company,
    examples: [{ name: 'The company', params: {}, result: exampleCompany }],
  }),
  loadEstimatorPrices: describeMethod({
    summary: 'The figures behind the cost estimator.',
    result: estimatorPrices,
    examples: [{ name: 'The figures', params: {}, result: publishedEstimatorPrices }],
  }),
};
