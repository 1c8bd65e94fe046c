import { CodeEdition } from '@title24/remote-kit/runtime';
import styles from './code-edition-line.module.css';

/** Says how old what a page describes is. */
export function CodeEditionLine() {
  return (
    <p className={styles.line}>
      <CodeEdition />
    </p>
  );
}
