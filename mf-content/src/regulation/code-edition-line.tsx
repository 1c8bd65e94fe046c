import { CodeEdition } from '@title24/remote-kit/runtime';
import styles from './code-edition-line.module.css';

/** States the current code edition and, if staff entered it, when the pages were last checked against the code. */
export function CodeEditionLine() {
  return (
    <p className={styles.line}>
      <CodeEdition />
    </p>
  );
}
