import { useConfig, useNow } from '@title24/shared-config/runtime';
import { energyCode } from '@title24/shared-domain';
import { memo } from 'react';
import styles from './results.module.css';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });

/** On paper only: when the estimate was made, under which code, and whom to ask. */
export const PrintNote = memo(function PrintNote() {
  const { company } = useConfig();
  const { areaCode, number } = company.phone;
  return (
    <p className={styles.printNote}>
      Estimate of {longDate.format(useNow())} under the {energyCode.edition} Energy Code, no firm quote.{' '}
      {company.name}, ({areaCode}) {number}, {company.email.address}
    </p>
  );
});
