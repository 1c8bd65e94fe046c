import { shortName } from '../party/person.ts';
import { addressLines } from '../party/postal-address.ts';
import type { SignerEntry } from '../projects/project-data.ts';
import type { MailingAddress } from './mailing-address.schema.ts';

/** Known data of an order's customer. */
interface KnownPayer {
  /** Where copies are mailed; null without copies. */
  readonly address: MailingAddress | null;
  /** The signer of the project as it was submitted; null if there is none. */
  readonly signer: SignerEntry | null;
  readonly accountName: string;
}

/**
 * Returns the recipient of invoices and receipts, line by line: the address that copies are mailed to, or else the
 * signer of the project with company and address, as far as entered; at least the name of the account (D2).
 */
export function payerLines({ address, signer, accountName }: KnownPayer): string[] {
  if (address) return [address.name, ...addressLines(address)];
  const name = shortName(signer?.name ?? {}) || accountName;
  const company = signer?.company?.trim() ?? '';
  return [name, ...(company ? [company] : []), ...addressLines(signer?.address ?? {})];
}
