import type { SignerEntry } from '../projects/project-data.ts';
import type { MailingAddress } from './mailing-address.schema.ts';

/** What is known of the customer of an order. */
interface KnownPayer {
  /** Where copies are mailed; null without copies. */
  readonly address: MailingAddress | null;
  /** The signer of the project as it was submitted; null if there is none. */
  readonly signer: SignerEntry | null;
  readonly accountName: string;
}

/**
 * Returns the lines of whom invoices and receipts are made out to: the address that copies are mailed to, or else the
 * signer of the project with company and address, as far as they are entered; at least the name of the account (D2).
 */
export function payerLines({ address, signer, accountName }: KnownPayer): string[] {
  if (address) {
    return [address.name, address.line1, `${address.city}, ${address.state} ${address.postalCode}`];
  }
  const { name, company, address: entered } = signer ?? {};
  const { line1, cityText, stateText, postalCode, country } = entered ?? {};
  const who = joined(' ', name?.first, name?.last) || accountName;
  const place = joined(', ', cityText, joined(' ', stateText, postalCode));
  const abroad = ['US', 'USA'].includes(country ?? 'USA') ? '' : country;
  return [who, company, line1, place, abroad].flatMap((line) => (line?.trim() ? [line.trim()] : []));
}

function joined(separator: string, ...parts: readonly (string | undefined)[]): string {
  return parts.flatMap((part) => (part?.trim() ? [part.trim()] : [])).join(separator);
}
