import { shortName } from '../party/person.ts';
import { addressLines } from '../party/postal-address.ts';
import type { SignerEntry } from '../projects/project-data.ts';
import type { MailingAddress } from './mailing-address.schema.ts';

interface KnownPayer {
  /** Address for mailed copies, or null if none are mailed. */
  readonly address: MailingAddress | null;
  /** Signer of the submitted project, or null. */
  readonly signer: SignerEntry | null;
  readonly accountName: string;
}

/**
 * Returns the recipient of invoices and receipts, line by line (D2): the address for mailed copies, or else the
 * project signer's name, company and address, if entered. Without a name, the account name is used.
 */
export function payerLines({ address, signer, accountName }: KnownPayer): string[] {
  if (address) return [address.name, ...addressLines(address)];
  const name = shortName(signer?.name ?? {}) || accountName;
  const company = signer?.company?.trim() ?? '';
  return [name, ...(company ? [company] : []), ...addressLines(signer?.address ?? {})];
}
