import { siteLinks } from '@title24/shared-domain';
import { PageSection, Prose } from '@title24/ui';
import { useShellState } from '../store/use-shell-state.ts';

/** Content below the heading of the not-found page (R2). */
export function NotFound() {
  const { services, complianceWizard, prices } = siteLinks(useShellState((state) => state.config));
  return (
    <PageSection width="text">
      <Prose>
        <p>The page may have been removed, renamed or be temporarily unavailable.</p>
        <ul>
          <li>
            <a href={services}>Start at our services</a>
          </li>
          <li>
            <a href={complianceWizard}>Check whether your project needs a report</a>
          </li>
          <li>
            <a href={prices}>See what a report costs</a>
          </li>
        </ul>
      </Prose>
    </PageSection>
  );
}
