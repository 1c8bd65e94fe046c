import { useConfig } from '@title24/remote-kit/runtime';
import { doItYourselfNotice } from '@title24/shared-domain';
import { FailureNotice, LoadingNote, PageSection, Prose, Stack } from '@title24/ui';
import { AboutCompany } from '../about/about-company.tsx';
import { Term } from '../glossary/term.tsx';
import { HelpLinks } from '../help-dialog/help-links.tsx';
import { QuoteDate } from '../quote-date/quote-date.tsx';
import { SampleTeaser } from '../sample-reports/sample-teaser.tsx';
import { PriceCards } from './price-cards.tsx';
import { priceGroups } from './price-groups.ts';
import { PriceTables } from './price-tables.tsx';
import { ServiceComparison } from './service-comparison.tsx';
import { usePriceData } from './use-price-data.ts';

/** Renders /prices (C4). */
export function PricesPage() {
  const { navLinks } = useConfig();
  const { prices, products, retry } = usePriceData();
  return (
    <>
      <PageSection
        title="Service and Price Schedule"
        lead={
          <p>
            Not sure whether you need a report at all?{' '}
            <a href={navLinks.complianceWizard}>Check your project first</a>.
          </p>
        }
      >
        <Stack gap="large">
          <QuoteDate />
          <PriceCards prices={prices} products={products ?? []} />
          {retry && (
            <FailureNotice
              title="We could not load the prices"
              reason="We could not reach our server. Please try again in a moment."
              onRetry={retry}
            />
          )}
          <ServiceComparison products={products ?? []} />
        </Stack>
      </PageSection>
      {(products || !retry) && (
        <PageSection title="Do-It-Yourself prices" lead={doItYourselfNotice() || undefined}>
          {products ? (
            <HelpLinks>
              <Stack gap="large">
                <PriceTables groups={priceGroups(products)} />
              </Stack>
            </HelpLinks>
          ) : (
            <LoadingNote>Loading the prices…</LoadingNote>
          )}
        </PageSection>
      )}
      <SampleTeaser tone="tint" />
      <AboutCompany />
      <PageSection title="Good to know" width="text">
        <Prose>
          <ul>
            <li>
              Using the site and saving projects are free. You pay only when you order a base service, and an
              analyst reviews your project before you’re charged.
            </li>
            <li>
              You pay for Full Service when we deliver the report. See <a href="/faq-a#a-8">how you pay</a>.
            </li>
            <li>
              Not included: registry fees, field tests by an <Term of="ECC">ECC rater</Term> (called HERS
              rater before 2026), and permit fees.
            </li>
            <li>
              Commercial outdoor lighting: please <a href={navLinks.contactUs}>contact us</a> before you
              order.
            </li>
            <li>
              Refunds, cancellation and late delivery: see the{' '}
              <a href={navLinks.termsAndConditions}>terms and conditions</a>.
            </li>
          </ul>
        </Prose>
      </PageSection>
    </>
  );
}
