import type { SiteConfiguration } from '@title24/shared-domain';
import type { PageLocation } from '../store/location.reducer.ts';

/** Whether a page is one of the staff tools (H2), which leave room for work: all are below the overview's path. */
export function isStaffPage({ navLinks }: SiteConfiguration, { pathname }: PageLocation): boolean {
  return pathname === navLinks.admin || pathname.startsWith(`${navLinks.admin}/`);
}
