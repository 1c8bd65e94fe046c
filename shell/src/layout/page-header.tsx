import { notFoundHeading } from '@title24/remote-kit/contract';
import defaultImage from '../assets/header-default.svg';
import { headingId } from '../navigation/page-announcement.ts';
import { useShellState } from '../store/use-shell-state.ts';
import styles from './page-header.module.css';

/** The header of each page: its h1 over a background image 90 px high (R5). */
export function PageHeader() {
  const route = useShellState((state) => state.location.route);
  return (
    <div className={styles.header}>
      <img className={styles.image} src={route?.headerImage ?? defaultImage} alt="" height={90} />
      <div className={styles.title}>
        <h1 id={headingId} tabIndex={-1}>
          {route?.heading ?? notFoundHeading}
        </h1>
      </div>
    </div>
  );
}
