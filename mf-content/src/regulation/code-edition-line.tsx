import { CodeEdition } from '@title24/remote-kit/runtime';
import styles from './code-edition-line.module.css';

/** States the current code edition and, if staff entered it, the date of the last review. */
export function CodeEditionLine() {
  return (
    <p className={styles.line}>
      <CodeEdition />
    </p>
  );
}
