import { useConfig } from '@title24/remote-kit/runtime';
import { doItYourselfNotice, policy } from '@title24/shared-domain';
import { ButtonLink, Card, CardGrid, PageSection } from '@title24/ui';
import doItYourselfPicture from '../assets/do-it-yourself.svg';
import fullServicePicture from '../assets/full-service.svg';
import { ProductPrice } from '../catalogue/product-price.tsx';
import { Term } from '../glossary/term.tsx';
import styles from './home.module.css';

/** The two services side by side with their prices (C1). */
export function ServiceLevels() {
  const { navLinks } = useConfig();
  return (
    <PageSection
      title="Two ways to get your report"
      lead="For designers, architects, builders, contractors and owners. Choose how much of the work you want to do yourself."
    >
      <CardGrid cell="large">
        <Card
          title="Do-it-Yourself Residential"
          eyebrow={
            <>
              For homes, additions and <Term of="ADU">ADUs</Term>
            </>
          }
          media={<img src={doItYourselfPicture} alt="" width="480" height="240" />}
          actions={
            <>
              <ButtonLink href={navLinks.doItYourself}>
                Read more<span className="visually-hidden"> about Do-it-Yourself Residential</span>
              </ButtonLink>
              <a href={navLinks.newProject}>Create a project</a>
            </>
          }
        >
          {doItYourselfNotice() && <p>{doItYourselfNotice()}</p>}
          <p>
            You measure your plans and enter the numbers. An analyst reviews your data before you’re charged.
          </p>
          <ul className={styles.points}>
            <li>
              Standard report <ProductPrice sku="1001" />, existing plus addition <ProductPrice sku="1002" />
            </li>
            <li>Free account; save as many projects as you like</li>
            <li>You pay only when you order a report</li>
          </ul>
        </Card>
        <Card
          title="Full Service"
          eyebrow="For homes and commercial buildings"
          media={<img src={fullServicePicture} alt="" width="480" height="240" />}
          actions={
            <>
              <ButtonLink href={navLinks.fullService}>
                Read more<span className="visually-hidden"> about Full Service</span>
              </ButtonLink>
              <a href="/full-service/upload">Upload your files</a>
            </>
          }
        >
          <p>
            Send us your plans. An analyst reviews them and gives you a firm quote and a delivery time. You
            decide whether to order.
          </p>
          <ul className={styles.points}>
            <li>
              See a <a href="/cost-estimator">price range</a> before you send anything
            </li>
            <li>
              All occupancies, all {policy.climate.climateZones} <Term of="climate-zone">climate zones</Term>
            </li>
            <li>No account needed</li>
          </ul>
        </Card>
      </CardGrid>
    </PageSection>
  );
}
