import { useConfig } from '@title24/remote-kit/runtime';
import { ButtonLink, Cluster, PageSection, Split, Stack } from '@title24/ui';
import picture from '../assets/hero-home.svg';
import { Term } from '../glossary/term.tsx';
import hero from '../reading/hero.module.css';
import { CommonProjects } from './common-projects.tsx';
import styles from './home.module.css';
import { PriceQuestion } from './price-question.tsx';

/** First section of the home page, below its claim: the price, and whether a report is needed at all (C1). */
export function Hero() {
  const { navLinks } = useConfig();
  return (
    <PageSection tone="band" className={hero.underClaim}>
      <Split>
        <Stack gap="large">
          <p className={styles.lead}>
            We prepare the <Term of="title-24">Title 24</Term> report that goes in with your permit
            application, for homes and commercial buildings in California.
          </p>
          <PriceQuestion />
          <Cluster>
            <p>Not sure you need a report?</p>
            <ButtonLink href={navLinks.complianceWizard} variant="secondary">
              Check my project
            </ButtonLink>
          </Cluster>
          <CommonProjects />
        </Stack>
        <img className={styles.picture} src={picture} alt="" width="640" height="480" />
      </Split>
    </PageSection>
  );
}
