import * as v from 'valibot';
import { emailAddress, phone, postalAddress } from '../party/contact.schema.ts';
import { list, object, type Schema } from '../schemas/builders.ts';
import { moment } from '../schemas/values.ts';
import { type NavLinkKey, navLinkKeys } from './nav-link-keys.ts';

const companyShape = object({
  name: v.string(),
  phone,
  email: emailAddress,
  address: postalAddress,
});

export interface Company extends v.InferOutput<typeof companyShape> {}
export const company: Schema<Company> = companyShape;

const baseUrlShape = object({ site: v.string(), app: v.string() });

/** Origins of the public site and the members' application, or ''. */
export interface BaseUrl extends v.InferOutput<typeof baseUrlShape> {}
const baseUrl: Schema<BaseUrl> = baseUrlShape;

/** Paths or URLs, except customerMail (email address), and supportPhone1 and supportPhone2 (phone numbers). */
export type NavLinks = Readonly<Record<NavLinkKey, string>>;
const navLinks: Schema<NavLinks> = object(
  Object.fromEntries(navLinkKeys.map((key) => [key, v.string()])) as Record<
    NavLinkKey,
    v.StringSchema<undefined>
  >,
);

const scheduleShape = object({ from: moment, to: moment });

/** ISO 8601. The announcement is shown while `from` ≤ now < `to`. */
export interface AnnounceSchedule extends v.InferOutput<typeof scheduleShape> {}
const announceSchedule: Schema<AnnounceSchedule> = scheduleShape;

const datesShape = object({ privacyPolicy: v.string(), terms: v.string(), regulations: v.string() });

/**
 * ISO dates such as '2027-01-15', or ''. `privacyPolicy` and `terms` are the effective dates of these texts.
 * `regulations` is the date of the last check of the pages against the Energy Code.
 */
export interface ContentDates extends v.InferOutput<typeof datesShape> {}
const contentDates: Schema<ContentDates> = datesShape;

const aboutShape = object({
  people: v.pipe(v.string(), v.description('A line for each person: name, credential and its number')),
  serviceArea: v.string(),
  hours: v.string(),
  since: v.string(),
});

/**
 * Data about the company and its people, as entered by the site's operator. Missing values are '' and are not
 * shown. `people` has one line per person: name, credential, credential number. `since` is a year.
 */
export interface AboutCompany extends v.InferOutput<typeof aboutShape> {}
const about: Schema<AboutCompany> = aboutShape;

const paymentShape = object({
  payee: v.string(),
  checkAddress: v.string(),
  transfer: v.string(),
  termDays: v.pipe(v.string(), v.description('Days from an invoice to its last day of payment')),
  remindBeforeDays: v.pipe(v.string(), v.description('Days before that day of the first reminder')),
  remindAfterDays: v.pipe(v.string(), v.description('Days after that day of the second reminder')),
});

/**
 * How to pay invoices without a card, as the site's operator enters it. Not public, but shown to customers with an
 * invoice. Missing texts are ''. `checkAddress` and `transfer` (bank, routing and account number) can have several
 * lines. `termDays` is the number of days from the invoice to the last day of payment. For an unpaid invoice, the first
 * reminder is sent `remindBeforeDays` before that day, and the second `remindAfterDays` after it. The first is left out
 * if `termDays` is not greater than `remindBeforeDays`.
 */
export interface PaymentInstructions extends v.InferOutput<typeof paymentShape> {}
const payment: Schema<PaymentInstructions> = paymentShape;

const configurationShape = object({
  company,
  baseUrl,
  navLinks,
  isStagingEnv: v.boolean(),
  announce: v.pipe(v.string(), v.description('The announcement, as plain text; empty if there is none')),
  announceSchedule: v.nullable(announceSchedule),
  /** Absent in older configurations that a browser has stored. */
  contentDates: v.exactOptional(contentDates),
  /** Absent in older configurations that a browser has stored. */
  about: v.exactOptional(about),
  /** Codes of places that forms do not offer, such as 'MX' or 'US-GU' (H6). Absent in older configurations. */
  hiddenPlaces: v.exactOptional(
    v.pipe(list(v.string()), v.description('ISO 3166 codes of countries and states that forms do not offer')),
  ),
  /** Whether Do-It-Yourself orders are charged to cards. Absent if they are paid by invoice. */
  acceptsCards: v.exactOptional(v.boolean()),
  /** Never public, because it contains the company's bank account. */
  payment: v.exactOptional(payment),
});

/** The configuration for rendering pages (H9). */
export interface SiteConfiguration extends v.InferOutput<typeof configurationShape> {}
export const siteConfiguration: Schema<SiteConfiguration> = configurationShape;

const configurationForEditShape = object({ config: siteConfiguration, lastUpdate: moment });

/**
 * The stored configuration. An update with this `lastUpdate` (ISO 8601) fails if the configuration has changed since.
 */
export interface ConfigurationForEdit extends v.InferOutput<typeof configurationForEditShape> {}
export const configurationForEdit: Schema<ConfigurationForEdit> = configurationForEditShape;
