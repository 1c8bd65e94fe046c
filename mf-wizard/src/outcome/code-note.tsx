import styles from './outcome.module.css';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface Props {
  text: string;
  codeYear: number;
  /** ISO date of the last review. */
  reviewed: string;
}

/** What to know of the code today, with the date on which it was last compared. */
export function CodeNote({ text, codeYear, reviewed }: Props) {
  return (
    <div className={styles.codeNote}>
      <p>{text}</p>
      <p className={styles.reviewed}>
        Energy Code {codeYear} · reviewed{' '}
        <time dateTime={reviewed}>{longDate.format(new Date(`${reviewed}T00:00:00Z`))}</time>
      </p>
    </div>
  );
}
