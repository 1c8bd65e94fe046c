import { siteLinks } from '@title24/shared-domain';
import { Button, PageSection } from '@title24/ui';
import { useShellState } from '../store/use-shell-state.ts';
import styles from './not-found.module.css';

/** Renders the not-found page below its heading (R2). */
export function NotFound() {
  const links = siteLinks(useShellState((state) => state.config));
  return (
    <PageSection>
      <p>The page may have been removed, renamed or be temporarily unavailable.</p>
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not support <search> */}
      <form action={links.faq} role="search" className={styles.search}>
        <label>
          Search all answers
          <input type="search" name="q" autoComplete="off" />
        </label>
        <Button type="submit">Search</Button>
      </form>
      <ul className={styles.links}>
        <li>
          <a href={links.services}>Start at our services</a>
        </li>
        <li>
          <a href={links.complianceWizard}>Check whether your project needs a report</a>
        </li>
        <li>
          <a href={links.prices}>See what a report costs</a>
        </li>
        <li>
          <a href={links.contactUs}>Ask a person</a>
        </li>
      </ul>
    </PageSection>
  );
}
