import { CodeEdition } from '@title24/remote-kit/runtime';
import styles from './code-edition-line.module.css';

/** States the current code edition and, if known, when the pages were last checked against that edition. */
export function CodeEditionLine() {
  return (
    <p className={styles.line}>
      <CodeEdition />
    </p>
  );
}
