import { useConfig } from '@title24/remote-kit/runtime';
import { doItYourself, policy, quotePromise, reportPromise } from '@title24/shared-domain';
import { CardGrid, PageSection } from '@title24/ui';
import { Term } from '../glossary/term.tsx';
import styles from './home.module.css';

const { claims, fullService, orders } = policy;

/** What a customer can rely on (P2, P3). */
export function Assurances() {
  const { navLinks } = useConfig();
  return (
    <PageSection tone="tint" title="What you can count on">
      <CardGrid cell="small">
        <div className={styles.assurance}>
          <p className={styles.figure}>
            {fullService.quoteDueBusinessDays} + {fullService.reportAfterQuoteBusinessDays} business days
          </p>
          <p>
            {quotePromise} {reportPromise} If the report is late, you get {orders.lateReportRebatePercent}% of
            the services back.
          </p>
        </div>
        <div className={styles.assurance}>
          <p className={styles.figure}>Our mistake? We fix it free.</p>
          <p>
            If a <Term of="plan-checker">plan checker</Term> finds an error in our work, we correct the report
            at no cost.
          </p>
        </div>
        <div className={styles.assurance}>
          <p className={styles.figure}>{claims.complianceWithCorrectiveActionsPercent}%</p>
          <p>
            In {claims.complianceWithCorrectiveActionsPercent}% of cases, a design that falls short passes
            after the corrective actions you choose.
          </p>
        </div>
        <div className={styles.assurance}>
          <p className={styles.figure}>{orders.cancelWindowHours} hours</p>
          <p>
            You may cancel a <a href={navLinks.doItYourself}>Do-It-Yourself</a> order within{' '}
            {orders.cancelWindowHours} hours of placing it{doItYourself.isOpen ? '.' : ', once it opens.'}
          </p>
        </div>
      </CardGrid>
    </PageSection>
  );
}
