import { Button } from '@title24/ui';
import styles from './lines.module.css';

/** A removed line. */
export interface Removal {
  readonly id: string;
  readonly title: string;
  /** Id of the line above; undefined for the first line. */
  readonly after: unknown;
  readonly undo: () => void;
}

const takeFocus = (notice: HTMLElement | null) => notice?.focus();

/** Shown in place of a removed line. Takes the focus, because the pressed button was removed with the line. */
export function RemovalNotice({ title, undo }: Removal) {
  return (
    <p ref={takeFocus} tabIndex={-1} className={styles.removal}>
      {title} is removed.{' '}
      <Button variant="secondary" size="small" onClick={undo}>
        Undo
      </Button>
    </p>
  );
}
