import { useConfig } from '@title24/remote-kit/runtime';
import { PageSection } from '@title24/ui';
import { DataLoaded } from '../data-loaded.tsx';
import { EstimatorAccordions } from './estimator-accordions.tsx';
import styles from './estimator-page.module.css';
import { LastVisit } from './last-visit.tsx';
import { SamplePricesTable } from './sample-prices-table.tsx';
import { useSavedAddress } from './use-saved-address.ts';

/** /cost-estimator (E1). Its state is in the address. */
export function EstimatorPage() {
  const { navLinks } = useConfig();
  const { source, turn, write } = useSavedAddress();
  return (
    <DataLoaded>
      {(data) => (
        <>
          <PageSection className={styles.estimators}>
            <p className={styles.lead}>
              See what a Title 24 report for your project costs. All you need is its floor area. Not sure
              whether you need a report? <a href={navLinks.complianceWizard}>Check your project first</a>.
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
            lead="What common projects cost. Pick one to open it in the estimator and change the numbers."
          >
            <SamplePricesTable data={data} />
          </PageSection>
        </>
      )}
    </DataLoaded>
  );
}
