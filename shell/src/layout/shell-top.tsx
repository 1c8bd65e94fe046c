import { placeIds } from '@title24/remote-kit/contract';
import { announcementId } from '../navigation/page-announcement.ts';
import { LoginOffer } from '../session/login-offer.tsx';
import { useShellState } from '../store/use-shell-state.ts';
import { AnnouncementBanner } from './announcement-banner.tsx';
import { AppBar } from './app-bar.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PageHeader } from './page-header.tsx';
import { PageProgress } from './page-progress.tsx';
import styles from './shell-top.module.css';

/** Renders the layout above the page's parts. */
export function ShellTop({ renderedAt }: { readonly renderedAt: Date }) {
  const isStagingEnv = useShellState((state) => state.config.isStagingEnv);
  const frame = useShellState((state) => state.location.route?.frame);
  return (
    <>
      <a className="skip-link" href={`#${placeIds.main}`}>
        Skip to main content
      </a>
      <PageProgress />
      <p id={announcementId} className="visually-hidden" role="status" />
      {isStagingEnv ? <p className={styles.staging}>Staging Environment</p> : null}
      <LoginOffer />
      <AnnouncementBanner renderedAt={renderedAt} />
      <header>
        {frame ? <AppBar /> : <NavigationBar />}
        {frame !== 'workspace' && <PageHeader />}
      </header>
    </>
  );
}
