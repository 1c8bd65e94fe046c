import type { EmailAddress } from '../party/email-address.ts';
import type { Phone } from '../party/phone.ts';
import type { PostalAddress } from '../party/postal-address.ts';
import type { AboutCompany } from './about-company.ts';
import type { ContentDates } from './content-dates.ts';
import type { PaymentInstructions } from './payment-instructions.ts';

/** The configuration that every page is rendered with (H9). */
export interface SiteConfiguration {
  readonly company: Company;
  readonly baseUrl: BaseUrl;
  readonly navLinks: NavLinks;
  readonly isStagingEnv: boolean;
  /** Plain text of the announcement banner; empty if there is none. */
  readonly announce: string;
  readonly announceSchedule: AnnounceSchedule | null;
  /** Absent in configurations that a browser stored before this member existed. */
  readonly contentDates?: ContentDates;
  /** Absent in older configurations too. */
  readonly about?: AboutCompany;
  /**
   * Codes of the countries and states that forms do not offer: 'MX', 'US-GU' (H6). Absent in older configurations too.
   */
  readonly hiddenPlaces?: readonly string[];
  /**
   * Whether Do-It-Yourself orders are charged to cards, by the server's settings. Absent if they are paid by invoice.
   */
  readonly acceptsCards?: boolean;
  /** Never part of the public configuration, as it names the company's bank account. */
  readonly payment?: PaymentInstructions;
}

export interface Company {
  readonly name: string;
  readonly phone: Phone;
  readonly email: EmailAddress;
  readonly address: PostalAddress;
}

/** Base addresses of the public site and of the members' application: each '' or an absolute origin. */
export interface BaseUrl {
  readonly site: string;
  readonly app: string;
}

/** ISO 8601 timestamps; the announcement shows while from ≤ now < to. */
export interface AnnounceSchedule {
  readonly from: string;
  readonly to: string;
}

export const navLinkKeys = [
  'logo',
  'login',
  'logout',
  'admin',
  'myProjects',
  'activeProject',
  'myAccount',
  'newProject',
  'services',
  'resources',
  'contactUs',
  'doItYourself',
  'fullService',
  'prices',
  'termsAndConditions',
  'faq',
  'complianceWizard',
  'resourceLinks',
  'customerMail',
  'supportPhone1',
  'supportPhone2',
] as const;

export type NavLinkKey = (typeof navLinkKeys)[number];

/** Targets of links (paths or absolute URLs); customerMail is an email address, supportPhone1 and 2 are phone numbers. */
export type NavLinks = Readonly<Record<NavLinkKey, string>>;
