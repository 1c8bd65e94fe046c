import { CodeEdition } from '@title24/remote-kit/runtime';
import styles from './outcome.module.css';

/** Renders a note about the Energy Code, with the code's edition. */
export function CodeNote({ text }: { text: string }) {
  return (
    <div className={styles.codeNote}>
      <p>{text}</p>
      <p className={styles.reviewed}>
        <CodeEdition />
      </p>
    </div>
  );
}
