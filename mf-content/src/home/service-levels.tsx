import { useConfig } from '@title24/remote-kit/runtime';
import { doItYourselfNotice, policy } from '@title24/shared-domain';
import { ButtonLink, Card, CardGrid, PageSection } from '@title24/ui';
import { ProductPrice } from '../catalog/product-price.tsx';
import { Term } from '../glossary/term.tsx';

/** Shows the two services side by side, with the Do-It-Yourself prices (C1). */
export function ServiceLevels() {
  const { navLinks } = useConfig();
  return (
    <PageSection title="Two ways to get your report">
      <CardGrid cell="large">
        <Card
          title="Full Service"
          eyebrow="For homes and commercial buildings"
          actions={
            <>
              <ButtonLink href={navLinks.fullService} variant="secondary">
                Read more<span className="visually-hidden"> about Full Service</span>
              </ButtonLink>
              <a href="/full-service/upload">Upload your files</a>
            </>
          }
        >
          <p>
            Send us your plans. An analyst reviews them and gives you a firm quote and a delivery date. No
            obligation: you only order if you accept it.
          </p>
          <p>
            All occupancies, all {policy.climate.climateZones} <Term of="climate-zone">climate zones</Term>.
            No account needed.
          </p>
        </Card>
        <Card
          title="Do-it-Yourself Residential"
          eyebrow={
            <>
              For homes, additions and <Term of="ADU">ADUs</Term>
            </>
          }
          actions={
            <>
              <ButtonLink href={navLinks.doItYourself} variant="secondary">
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
          <p>
            Standard report <ProductPrice sku="1001" />, existing plus addition <ProductPrice sku="1002" />.
            Saving projects is free.
          </p>
        </Card>
      </CardGrid>
    </PageSection>
  );
}
