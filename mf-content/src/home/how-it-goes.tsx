import { useConfig } from '@title24/remote-kit/runtime';
import { doItYourself, policy, quotePromise, reportPromise } from '@title24/shared-domain';
import { PageSection, Timeline } from '@title24/ui';
import { Term } from '../glossary/term.tsx';
import { useFullServiceDays } from '../quote-date/use-full-service-days.ts';
import styles from './how-it-goes.module.css';

const { claims, fullService, orders } = policy;

/** Lists the steps to a report and the promises to customers (P2, P3). Steps have dates if the calendar is loaded. */
export function HowItGoes() {
  const { navLinks } = useConfig();
  const days = useFullServiceDays();
  return (
    <PageSection tone="tint" title="How it goes">
      <Timeline
        across
        headingLevel={3}
        stages={[
          {
            title: days ? `Today, ${days.today}` : 'Today',
            text: (
              <p>
                <a href="/full-service/upload">Send your plans</a>. No account needed, and nothing is ordered
                yet.
              </p>
            ),
          },
          {
            title: days
              ? `Quote by ${days.quote}`
              : `Quote in ${fullService.quoteDueBusinessDays} business days`,
            text: <p>{quotePromise}</p>,
          },
          {
            title: days
              ? `Report by ${days.report}`
              : `Report in ${fullService.reportAfterQuoteBusinessDays} business days`,
            text: (
              <p>
                {reportPromise} If it’s late, you get {orders.lateReportRebatePercent}% of the services back.
              </p>
            ),
          },
        ]}
      />
      <ul className={styles.promises}>
        <li>
          <h3>Our mistake? We fix it free.</h3>
          <p>
            If a <Term of="plan-checker">plan checker</Term> finds an error in our work, we correct the report
            at no cost.
          </p>
        </li>
        <li>
          <h3>Doesn’t comply yet? We show you how.</h3>
          <p>
            {claims.complianceWithCorrectiveActionsPercent / 10} out of 10 designs that fall short pass after
            a few changes.
          </p>
        </li>
        <li>
          <h3>Changed your mind? Just cancel.</h3>
          <p>
            You may cancel a <a href={navLinks.doItYourself}>Do-It-Yourself</a> order within{' '}
            {orders.cancelWindowHours} hours of placing it{doItYourself.isOpen ? '.' : ', once it opens.'}
          </p>
        </li>
      </ul>
    </PageSection>
  );
}
