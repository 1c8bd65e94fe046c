import { useConfig } from '@title24/remote-kit/runtime';
import { doItYourselfNotice, policy } from '@title24/shared-domain';
import { Alert, ButtonLink, Cluster, PageSection, Split, Stack } from '@title24/ui';
import picture from '../assets/do-it-yourself.svg';
import { ProductPrice } from '../catalog/product-price.tsx';
import { Term } from '../glossary/term.tsx';
import hero from '../reading/hero.module.css';
import { SampleTeaser } from '../sample-reports/sample-teaser.tsx';
import { Benefits } from './benefits.tsx';
import styles from './do-it-yourself.module.css';
import { GoodFit } from './good-fit.tsx';
import { GreenBar } from './green-bar.tsx';

const { claims } = policy;

/** Renders /do-it-yourself (C2). */
export function DoItYourselfPage() {
  const { navLinks } = useConfig();
  return (
    <>
      <PageSection tone="band" className={hero.underClaim}>
        <Split>
          <Stack gap="large">
            <p className={styles.lead}>
              For houses, additions and <Term of="ADU">ADUs</Term>. You measure your plans and enter the
              numbers with our takeoff tools. It costs about {claims.diyCostShare} of what Full Service
              consulting does: <ProductPrice sku="1001" /> for a standard report, <ProductPrice sku="1002" />{' '}
              for an existing house plus addition.
            </p>
            <Cluster>
              <ButtonLink href={navLinks.newProject} size="large">
                Create project
              </ButtonLink>
              <ButtonLink href={navLinks.prices} size="large" variant="secondary">
                See all prices
              </ButtonLink>
            </Cluster>
          </Stack>
          <img className={styles.picture} src={picture} alt="" width="480" height="240" />
        </Split>
      </PageSection>
      {doItYourselfNotice() && (
        <PageSection width="text">
          <Alert tone="info" title="Ordering opens soon">
            <p>{doItYourselfNotice()}</p>
            <p>
              <a href={navLinks.fullService}>Send us your plans</a>, or{' '}
              <a href="/cost-estimator">see what a report costs</a>. Below is what the whole service will
              offer.
            </p>
          </Alert>
        </PageSection>
      )}
      <GreenBar />
      <Benefits />
      <PageSection id="should-i-do-this-myself" title="Should I do this myself?" tone="tint">
        <GoodFit />
      </PageSection>
      <SampleTeaser />
    </>
  );
}
