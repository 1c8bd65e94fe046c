import { CodeEdition } from '@title24/remote-kit/runtime';
import styles from './code-edition-line.module.css';

/** States which code edition the page describes, and the date of that information. */
export function CodeEditionLine() {
  return (
    <p className={styles.line}>
      <CodeEdition />
    </p>
  );
}
