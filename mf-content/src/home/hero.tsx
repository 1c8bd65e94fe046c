import { useConfig } from '@title24/remote-kit/runtime';
import { ButtonLink, Cluster, PageSection, Split, Stack } from '@title24/ui';
import { Term } from '../glossary/term.tsx';
import hero from '../reading/hero.module.css';
import { SamplePage } from '../sample-reports/sample-page.tsx';
import styles from './home.module.css';
import { PriceQuestion } from './price-question.tsx';

/** Renders the first section of the home page (C1). */
export function Hero() {
  const { navLinks } = useConfig();
  return (
    <PageSection tone="band" className={hero.underClaim}>
      <Split className={styles.hero}>
        <Stack gap="large">
          <p className={styles.lead}>
            We prepare the <Term of="title-24">Title 24</Term> energy report that goes in with your permit
            application, for homes and commercial buildings in California.
          </p>
          <PriceQuestion />
          <Cluster>
            <p>Not sure you need a report?</p>
            <ButtonLink href={navLinks.complianceWizard} variant="secondary">
              Check my project
            </ButtonLink>
          </Cluster>
        </Stack>
        <SamplePage />
      </Split>
    </PageSection>
  );
}
