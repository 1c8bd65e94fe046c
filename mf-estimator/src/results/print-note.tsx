import { useConfig, useNow } from '@title24/remote-kit/runtime';
import { energyCode, phoneText, siteAddress } from '@title24/shared-domain';
import { memo, useEffect, useState } from 'react';
import styles from './results.module.css';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });

interface Props {
  /** Path and query of the estimate's page. */
  address: string;
}

/** Renders a note for print with the estimate's date, code edition, contact and URL. */
export const PrintNote = memo(function PrintNote({ address }: Props) {
  const { company, baseUrl } = useConfig();
  // The origin is set after hydration, because only the browser can determine it.
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
