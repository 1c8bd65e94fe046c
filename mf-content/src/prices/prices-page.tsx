import { useConfig } from '@title24/remote-kit/runtime';
import { doItYourself, doItYourselfNotice, formatDollars, policy } from '@title24/shared-domain';
import {
  ButtonLink,
  Card,
  CardGrid,
  FailureNotice,
  LoadingNote,
  PageSection,
  Prose,
  Stack,
} from '@title24/ui';
import { AboutCompany } from '../about/about-company.tsx';
import { Term } from '../glossary/term.tsx';
import { HelpLinks } from '../help-dialog/help-links.tsx';
import { QuoteDate } from '../quote-date/quote-date.tsx';
import { SampleTeaser } from '../sample-reports/sample-teaser.tsx';
import { priceGroups } from './price-groups.ts';
import { PriceTable } from './price-table.tsx';
import { SampleEstimates } from './sample-estimates.tsx';
import { ServiceComparison } from './service-comparison.tsx';
import { usePriceData } from './use-price-data.ts';

const { claims, fees } = policy;

/** /prices: the service and price schedule from the catalogue (C4). */
export function PricesPage() {
  const { navLinks } = useConfig();
  const { prices, products, retry } = usePriceData();
  return (
    <>
      <PageSection
        title="Service and Price Schedule"
        lead={
          <p>
            There are two levels of service. Not sure whether you need a report at all?{' '}
            <a href={navLinks.complianceWizard}>Check your project first</a>.
          </p>
        }
      >
        <Stack gap="large">
          <QuoteDate />
          <CardGrid cell="large">
            <Card
              title="Full Service"
              actions={<ButtonLink href={navLinks.fullService}>About Full Service</ButtonLink>}
            >
              <p>
                For residential and commercial projects. You send plans, and an analyst gives you a firm
                quote. The <a href="/cost-estimator">cost estimator</a> shows the range right away.
                Prescriptive forms for an addition cost {formatDollars(fees.prescriptiveAdditionFee)}.
              </p>
            </Card>
            <Card
              title={doItYourself.isOpen ? 'Do-It-Yourself' : 'Do-It-Yourself (opens soon)'}
              actions={
                <ButtonLink href={navLinks.doItYourself} variant="secondary">
                  About Do-It-Yourself
                </ButtonLink>
              }
            >
              <p>
                For residential projects. You enter the data; the fixed prices below apply. It costs about{' '}
                {claims.diyCostShare} of what Full Service does.
              </p>
              {doItYourselfNotice() && <p>{doItYourselfNotice()}</p>}
            </Card>
          </CardGrid>
          {retry && (
            <FailureNotice
              title="We could not load the prices"
              reason="We could not reach our server. Please try again in a moment."
              onRetry={retry}
            />
          )}
          <ServiceComparison prices={prices} products={products ?? []} />
        </Stack>
      </PageSection>
      {prices && products && <SampleEstimates prices={prices} products={products} />}
      {(products || !retry) && (
        <PageSection title="Do-It-Yourself prices" lead={doItYourselfNotice() || undefined}>
          {products ? (
            <HelpLinks>
              <Stack gap="large">
                {priceGroups(products).map((group) => (
                  <PriceTable key={group.title} {...group} />
                ))}
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
