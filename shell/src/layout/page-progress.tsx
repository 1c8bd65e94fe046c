import { useShellState } from '../store/use-shell-state.ts';
import styles from './page-progress.module.css';

/** A slim bar at the window's upper edge while the next page is on its way. */
export function PageProgress() {
  const isShown = useShellState((state) => state.progress);
  return isShown ? <div className={styles.bar} role="progressbar" aria-label="Loading the page" /> : null;
}
