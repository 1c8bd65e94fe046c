import { buildingIcon, homeIcon, Icon, PageSection } from '@title24/ui';
import { SheetLink } from '../help-sheets/sheet-link.tsx';
import { SheetLinks } from '../help-sheets/sheet-links.tsx';
import { AdditionIcon } from './addition-icon.tsx';
import styles from './full-service.module.css';

/** Renders links to the help sheets, one for each kind of project (C3). */
export function SheetBar() {
  return (
    <PageSection
      title="What you need to know"
      lead="What to send, what to measure and what to expect, on one sheet for each kind of project."
    >
      <SheetLinks title="What you need to know" className={styles.bar}>
        <SheetLink sheet="residential" className={styles.barItem}>
          <Icon path={homeIcon} size="large" />
          New residential construction
        </SheetLink>
        <SheetLink sheet="addition" className={styles.barItem}>
          <AdditionIcon />
          Residential additions
        </SheetLink>
        <SheetLink sheet="commercial" className={styles.barItem}>
          <Icon path={buildingIcon} size="large" />
          Commercial and non-residential
        </SheetLink>
      </SheetLinks>
    </PageSection>
  );
}
