import type { MailingAddress } from '@title24/shared-domain/orders';

/** An address as it is written on an envelope. */
export function AddressLines({ address }: { readonly address: MailingAddress }) {
  const { name, line1, city, state, postalCode } = address;
  return (
    <address>
      {name}
      <br />
      {line1}
      <br />
      {city}, {state} {postalCode}
    </address>
  );
}
