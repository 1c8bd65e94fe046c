import type { SiteConfiguration } from '@title24/shared-domain';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { staffAddress } from '../../../platform/mail/staff-address.ts';
import { colleagues } from './colleagues.ts';

/**
 * Returns the recipients of emails about new work: the staff on duty who may do the work, or else the staff mailbox.
 * @param resource DESK for orders, or UPLOAD for cases
 */
export async function dutyAddresses(
  database: Database | Transaction,
  configuration: SiteConfiguration,
  resource: 'DESK' | 'UPLOAD',
): Promise<readonly string[]> {
  const onDuty = (await colleagues(database, resource)).filter((colleague) => colleague.onDuty);
  return onDuty.length === 0 ? [staffAddress(configuration)] : onDuty.map(({ email }) => email);
}
