import { useConfig } from '@title24/remote-kit/runtime';
import { ButtonLink, Cluster, PageSection, Split, Stack } from '@title24/ui';
import picture from '../assets/hero-home.svg';
import { Term } from '../glossary/term.tsx';
import hero from '../reading/hero.module.css';
import { CommonProjects } from './common-projects.tsx';
import styles from './home.module.css';

/** First section of the home page, below its claim, with the two main actions (C1). */
export function Hero() {
  const { navLinks } = useConfig();
  return (
    <PageSection tone="band" className={hero.underClaim}>
      <Split>
        <Stack gap="large">
          <p className={styles.lead}>
            Most new buildings, additions and larger changes in California do. We prepare the{' '}
            <Term of="title-24">Title 24</Term> report that goes in with your permit application, for homes
            and for commercial buildings.
          </p>
          <Cluster>
            <ButtonLink href={navLinks.complianceWizard} size="large">
              Check my project
            </ButtonLink>
            <ButtonLink href="/cost-estimator" size="large" variant="secondary">
              Estimate the cost
            </ButtonLink>
          </Cluster>
          <p className={styles.small}>Both work without an account or an e-mail address.</p>
          <CommonProjects />
        </Stack>
        <img className={styles.picture} src={picture} alt="" width="640" height="480" />
      </Split>
    </PageSection>
  );
}
