import { useConfig } from '@title24/shared-config/runtime';
import { contentDate, energyCode } from '@title24/shared-domain';
import styles from './code-edition-line.module.css';

/** Says which edition of the code a page describes and, if somebody has, when a person last checked it. */
export function CodeEditionLine() {
  const reviewed = contentDate(useConfig(), 'regulations');
  return (
    <p className={styles.line}>
      Energy Code {energyCode.edition}
      {reviewed && (
        <>
          {' · reviewed '}
          <time dateTime={reviewed.iso}>{reviewed.words}</time>
        </>
      )}
    </p>
  );
}
