import { useConfig, useNow } from '@title24/remote-kit/runtime';
import { energyCode, phoneText, siteAddress } from '@title24/shared-domain';
import { memo, useEffect, useState } from 'react';
import styles from './results.module.css';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });

interface Props {
  /** Path on this site that leads back to the estimate. */
  address: string;
}

/** For print only: the date of the estimate, the code edition, the contact, and its web address. */
export const PrintNote = memo(function PrintNote({ address }: Props) {
  const { company, baseUrl } = useConfig();
  // The server cannot tell which origin this browser uses.
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  return (
    <p className={styles.printNote}>
      Estimate of {longDate.format(useNow())} under the {energyCode.edition} Energy Code, not a firm quote.{' '}
      {company.name}, {phoneText(company.phone)}, {company.email.address}. This estimate:{' '}
      {origin ? origin + address : siteAddress({ baseUrl }, address)}
    </p>
  );
});
