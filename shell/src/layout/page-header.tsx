import { headingId, notFoundHeading } from '@title24/remote-kit/contract';
import { classNames } from '@title24/ui';
import defaultImage from '../assets/header-default.svg';
import { useShellState } from '../store/use-shell-state.ts';
import styles from './page-header.module.css';

/** Renders a page's header with its h1 (R5). With the frame 'workspace', the screen renders the h1 instead. */
export function PageHeader() {
  const route = useShellState((state) => state.location.route);
  const heading = route?.heading ?? notFoundHeading;
  if (route?.frame)
    return (
      <div className={styles.plain}>
        <h1 id={headingId} tabIndex={-1}>
          {heading}
        </h1>
      </div>
    );
  return (
    <div className={classNames(styles.header, route?.claim && styles.hero)}>
      <img className={styles.image} src={route?.headerImage ?? defaultImage} alt="" height={90} />
      <div className={styles.title}>
        {route?.claim && <p>{heading}</p>}
        <h1 id={headingId} tabIndex={-1}>
          {route?.claim ?? heading}
        </h1>
      </div>
    </div>
  );
}
