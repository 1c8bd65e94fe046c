import { useConfig } from '@title24/remote-kit/runtime';
import { doItYourself, formatDollars, policy, quotePromise, reportPromise } from '@title24/shared-domain';
import { PageSection, Prose, Split, Stack, Timeline } from '@title24/ui';
import { Term } from '../glossary/term.tsx';
import { QuoteDate } from '../quote-date/quote-date.tsx';
import { useFullServiceDays } from '../quote-date/use-full-service-days.ts';
import hero from '../reading/hero.module.css';
import { SampleTeaser } from '../sample-reports/sample-teaser.tsx';
import { DropZone } from './drop-zone.tsx';
import styles from './full-service.module.css';
import { SendingYourFiles } from './sending-your-files.tsx';
import { SheetBar } from './sheet-bar.tsx';
import { UploadLinks } from './upload-link.tsx';

const { fees, orders } = policy;

/** Renders /full-service (C3). */
export function FullServicePage() {
  const { navLinks } = useConfig();
  const days = useFullServiceDays();
  return (
    <UploadLinks>
      <PageSection tone="band" className={hero.underClaim}>
        <Split>
          <Stack gap="large">
            <p className={styles.lead}>
              For homes and for commercial buildings of every kind. An analyst reviews your plans, gives you a
              firm quote and a delivery date, and starts when you say yes. No account needed.
            </p>
            <QuoteDate />
            <p>
              No obligation: you only order if you accept the quote.{' '}
              <a href="/cost-estimator">Estimate the cost</a> first.
            </p>
          </Stack>
          <DropZone />
        </Split>
      </PageSection>
      <SheetBar />
      <PageSection title="How it works" tone="tint">
        <Timeline
          across
          headingLevel={3}
          stages={[
            {
              title: 'You send your plans',
              when: days && `Today, ${days.today}`,
              text: (
                <p>
                  Upload them here, email them or share a link. Tell us what you’re building and when you need
                  the report.
                </p>
              ),
            },
            {
              title: 'You get a firm quote',
              when: days && `By ${days.quote}`,
              text: (
                <p>
                  An analyst looks at the plans, asks for what’s missing, and gives you a price and a delivery
                  date. {quotePromise}
                </p>
              ),
            },
            {
              title: 'We run the numbers',
              when: 'Once you accept',
              text: (
                <p>
                  If the design falls short, we contact you within {orders.nonComplianceContactBusinessDays}{' '}
                  business days with ways to bring it into compliance. You choose.
                </p>
              ),
            },
            {
              title: 'You get the report',
              when: days && `By ${days.report}`,
              text: (
                <p>
                  As a PDF by email, on paper by mail, or both. {reportPromise} If a{' '}
                  <Term of="plan-checker">plan checker</Term> finds an error in our work, we fix it free of
                  charge.
                </p>
              ),
            },
          ]}
        />
      </PageSection>
      <SendingYourFiles />
      <SampleTeaser tone="tint" />
      <PageSection title="Before you send" width="text">
        <Prose>
          <ul>
            <li>
              Not sure you need a report? <a href={navLinks.complianceWizard}>Check your project</a>.
            </li>
            <li>
              Small additions and alterations can often use <Term of="prescriptive">prescriptive</Term> forms.
              You can fill them in online, free or nearly free, or we’ll do it for{' '}
              {formatDollars(fees.prescriptiveAdditionFee)}.
            </li>
            <li>
              You pay when we deliver the report, not before. See <a href="/faq-a#a-8">how you pay</a>.
            </li>
            <li>
              Plans drawn by hand are fine. See <a href="/faq-b#b-10">what they have to show</a>.
            </li>
            <li>
              Commercial outdoor lighting: please <a href={navLinks.contactUs}>contact us</a> first.
            </li>
            <li>
              {doItYourself.isOpen
                ? 'For an ordinary home you can save by doing the takeoff yourself. See '
                : 'For ordinary homes, a less expensive service opens soon. See '}
              <a href={navLinks.doItYourself}>Do-It-Yourself</a>.
            </li>
          </ul>
        </Prose>
      </PageSection>
    </UploadLinks>
  );
}
