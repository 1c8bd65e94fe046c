import { energyCode, formatLongDate } from '@title24/shared-domain';
import styles from './code-edition-line.module.css';

/** Says which edition of the code a page describes and when it was last checked. */
export function CodeEditionLine() {
  return (
    <p className={styles.line}>
      Energy Code {energyCode.edition} · reviewed{' '}
      <time dateTime={energyCode.reviewed}>{formatLongDate(energyCode.reviewed)}</time>
    </p>
  );
}
