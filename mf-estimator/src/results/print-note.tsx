import { useConfig, useNow } from '@title24/remote-kit/runtime';
import { energyCode, formatDay, phoneText, siteAddress } from '@title24/shared-domain';
import { memo, useEffect, useState } from 'react';
import styles from './results.module.css';

interface Props {
  /** Path and query of the estimate's page. */
  address: string;
}

/** Renders a note for printed estimates with the date, code edition, contact and URL. */
export const PrintNote = memo(function PrintNote({ address }: Props) {
  const { company, baseUrl } = useConfig();
  // Only the browser knows the origin, so it is set after hydration.
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  return (
    <p className={styles.printNote}>
      Estimate of {formatDay(useNow().toISOString())} under the {energyCode.edition} Energy Code, not a firm
      quote. {company.name}, {phoneText(company.phone)}, {company.email.address}. This estimate:{' '}
      {origin ? origin + address : siteAddress({ baseUrl }, address)}
    </p>
  );
});
