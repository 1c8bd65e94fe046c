import { useConfig } from '@title24/shared-config/runtime';
import { contentDate, energyCode } from '@title24/shared-domain';
import styles from './outcome.module.css';

/** What to know about the code today and, if somebody has checked it, when. */
export function CodeNote({ text }: { text: string }) {
  const reviewed = contentDate(useConfig(), 'regulations');
  return (
    <div className={styles.codeNote}>
      <p>{text}</p>
      <p className={styles.reviewed}>
        Energy Code {energyCode.edition}
        {reviewed && (
          <>
            {' · reviewed '}
            <time dateTime={reviewed.iso}>{reviewed.words}</time>
          </>
        )}
      </p>
    </div>
  );
}
