import { useConfig } from '@title24/remote-kit/runtime';
import { PageSection } from '@title24/ui';
import { DataLoaded } from '../data-loaded.tsx';
import { EstimatorAccordions } from './estimator-accordions.tsx';
import styles from './estimator-page.module.css';
import { LastVisit } from './last-visit.tsx';
import { SampleChips } from './sample-chips.tsx';
import { useSavedAddress } from './use-saved-address.ts';

/** Renders /cost-estimator, whose URL contains the estimator's state (E1). */
export function EstimatorPage() {
  const { navLinks } = useConfig();
  const { source, turn, write } = useSavedAddress();
  return (
    <DataLoaded>
      {(data) => (
        <>
          <PageSection className={styles.estimators}>
            <p className={styles.lead}>
              All you need is the floor area. Not sure whether you need a report?{' '}
              <a href={navLinks.complianceWizard}>Check your project first</a>.
            </p>
            <LastVisit source={source} />
            <EstimatorAccordions
              key={turn}
              source={source}
              data={data}
              onQuery={write}
              takeFocus={turn > 0}
            />
          </PageSection>
          <PageSection
            title="Sample prices"
            tone="tint"
            className={styles.samples}
            lead="Pick one to fill in the estimator, then change the numbers."
          >
            <SampleChips data={data} />
          </PageSection>
        </>
      )}
    </DataLoaded>
  );
}
