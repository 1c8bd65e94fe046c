import type { EmailAddress } from '../party/email-address.ts';
import type { Phone } from '../party/phone.ts';
import type { PostalAddress } from '../party/postal-address.ts';
import type { AboutCompany } from './about-company.ts';
import type { ContentDates } from './content-dates.ts';
import type { PaymentInstructions } from './payment-instructions.ts';

/** The configuration for rendering pages (H9). */
export interface SiteConfiguration {
  readonly company: Company;
  readonly baseUrl: BaseUrl;
  readonly navLinks: NavLinks;
  readonly isStagingEnv: boolean;
  /** Plain text, or '' without an announcement. */
  readonly announce: string;
  readonly announceSchedule: AnnounceSchedule | null;
  /** Absent in older configurations that a browser has stored. */
  readonly contentDates?: ContentDates;
  /** Absent in older configurations that a browser has stored. */
  readonly about?: AboutCompany;
  /** Codes of places that forms do not offer, such as 'MX' or 'US-GU' (H6). Absent in older configurations. */
  readonly hiddenPlaces?: readonly string[];
  /** Whether Do-It-Yourself orders are charged to cards. Absent if they are paid by invoice. */
  readonly acceptsCards?: boolean;
  /** Never public, because it contains the company's bank account. */
  readonly payment?: PaymentInstructions;
}

export interface Company {
  readonly name: string;
  readonly phone: Phone;
  readonly email: EmailAddress;
  readonly address: PostalAddress;
}

/** Origins of the public site and the members' application, or ''. */
export interface BaseUrl {
  readonly site: string;
  readonly app: string;
}

/** ISO 8601. The announcement is shown while from ≤ now < to. */
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

/** Paths or URLs, except customerMail (email address), and supportPhone1 and supportPhone2 (phone numbers). */
export type NavLinks = Readonly<Record<NavLinkKey, string>>;
