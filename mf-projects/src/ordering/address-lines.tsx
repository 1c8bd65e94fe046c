import { addressLines } from '@title24/shared-domain';
import type { MailingAddress } from '@title24/shared-domain/orders';
import { Fragment } from 'react';

/** Shows a mailing address as on an envelope. */
export function AddressLines({ address }: { readonly address: MailingAddress }) {
  return (
    <address>
      {address.name}
      {addressLines(address).map((line) => (
        <Fragment key={line}>
          <br />
          {line}
        </Fragment>
      ))}
    </address>
  );
}
