import { shortName } from '../party/person.ts';
import { addressLines } from '../party/postal-address.ts';
import type { SignerEntry } from '../projects/project-data.ts';
import type { MailingAddress } from './mailing-address.schema.ts';

/** Known data about an order's customer. */
interface KnownPayer {
  /** Address for mailed copies, or null if no copies are mailed. */
  readonly address: MailingAddress | null;
  /** Signer of the project as submitted, or null if there is none. */
  readonly signer: SignerEntry | null;
  readonly accountName: string;
}

/**
 * Returns the recipient of invoices and receipts, line by line (D2). This is the address for mailed copies, or else
 * the name, company and address of the project's signer, as far as entered. If no name was entered, the account name
 * is used.
 */
export function payerLines({ address, signer, accountName }: KnownPayer): string[] {
  if (address) return [address.name, ...addressLines(address)];
  const name = shortName(signer?.name ?? {}) || accountName;
  const company = signer?.company?.trim() ?? '';
  return [name, ...(company ? [company] : []), ...addressLines(signer?.address ?? {})];
}
