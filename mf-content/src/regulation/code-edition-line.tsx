import styles from './code-edition-line.module.css';
import { energyCode, formatDate } from './energy-code.ts';

/** Says which edition of the code a page describes and when it was last checked. */
export function CodeEditionLine() {
  return (
    <p className={styles.line}>
      Energy Code {energyCode.edition} · reviewed{' '}
      <time dateTime={energyCode.reviewed}>{formatDate(energyCode.reviewed)}</time>
    </p>
  );
}
