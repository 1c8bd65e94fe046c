import { energyCode, formatLongDate } from '@title24/shared-domain';
import styles from './outcome.module.css';

/** What to know of the code today, with the date on which it was last compared. */
export function CodeNote({ text }: { text: string }) {
  const { edition, reviewed } = energyCode;
  return (
    <div className={styles.codeNote}>
      <p>{text}</p>
      <p className={styles.reviewed}>
        Energy Code {edition} · reviewed <time dateTime={reviewed}>{formatLongDate(reviewed)}</time>
      </p>
    </div>
  );
}
