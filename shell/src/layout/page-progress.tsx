import { useShellState } from '../store/use-shell-state.ts';
import styles from './page-progress.module.css';

/** Shows a thin bar above the page while the next page is loading. */
export function PageProgress() {
  const isShown = useShellState((state) => state.progress);
  return isShown ? <div className={styles.bar} role="progressbar" aria-label="Loading the page" /> : null;
}
