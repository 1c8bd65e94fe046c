import { ClimateZoneLookup, useConfig, useQuery } from '@title24/remote-kit/runtime';
import { policy, zipParameter } from '@title24/shared-domain';
import { answerZip } from '@title24/shared-domain/climate-zones';
import { ButtonLink, Cluster, PageSection, Prose, Split, Stack } from '@title24/ui';
import { useState } from 'react';
import { Term } from '../glossary/term.tsx';
import { CodeEditionLine } from '../regulation/code-edition-line.tsx';
import styles from './climate-zones.module.css';
import { zoneCities } from './zone-cities.ts';
import { ZoneMap } from './zone-map.tsx';

const { climateZones, splitDevelopmentDwellingsPercent } = policy.climate;

/** Renders /climate-zones, which looks up the climate zone of a ZIP code (C14). */
export function ClimateZonesPage() {
  const { navLinks } = useConfig();
  const parameters = useQuery();
  const zip = parameters.get(zipParameter) ?? '';
  return (
    <>
      <PageSection>
        <ZoneFinder key={zip} zip={zip} />
      </PageSection>
      <PageSection title="What the zone means for your project" tone="tint" width="text">
        <Prose>
          <p>
            California has {climateZones} climate zones. They go by location, and each has its own
            requirements.
          </p>
          <ul>
            <li>
              With the <Term of="prescriptive">prescriptive</Term> approach, every part of the building meets
              its own value for the zone. Nothing makes up for a part that doesn’t.
            </li>
            <li>
              With the performance approach, state-approved software compares the energy budget of your
              building with a standard design, so one part can make up for another.
            </li>
            <li>
              <Term of="mandatory">Mandatory measures</Term> apply with both.
            </li>
            <li>
              A wrong climate zone is a common reason for a <Term of="plan-checker">plan checker</Term> to
              send a report back. Check it before you order.
            </li>
          </ul>
          <CodeEditionLine />
        </Prose>
      </PageSection>
      <PageSection title="The address decides" width="text">
        <Prose>
          <p>
            The list names one zone for each ZIP code, but a ZIP code can be in more than one. Near a border,
            check the street address in the Energy Commission’s tool. If the building department names a zone
            for your site, use that one.
          </p>
          <p>
            If a zone line runs through a development, all of it follows the zone with{' '}
            {splitDevelopmentDwellingsPercent}% or more of its dwelling units.
          </p>
          <Cluster>
            <ButtonLink href={navLinks.complianceWizard}>Do I need a report?</ButtonLink>
            <ButtonLink href={navLinks.resources} variant="secondary">
              All resources
            </ButtonLink>
          </Cluster>
        </Prose>
      </PageSection>
    </>
  );
}

/** Renders the lookup, a list with one city per zone, and a map. */
function ZoneFinder({ zip }: { readonly zip: string }) {
  const [answer, setAnswer] = useState(() => (zip === '' ? undefined : answerZip(zip)));
  return (
    <Split className={styles.columns}>
      <Stack gap="large">
        <ClimateZoneLookup zip={zip} answer={answer} onAnswer={setAnswer} />
        <div>
          <h2 id="zone-cities">A city in each zone</h2>
          <ol className={styles.cities} aria-labelledby="zone-cities">
            {zoneCities.map(({ city }, index) => (
              <li key={city} className={index + 1 === answer?.zone ? styles.found : undefined}>
                <span>{index + 1}</span> {city}
              </li>
            ))}
          </ol>
        </div>
      </Stack>
      <ZoneMap zone={answer?.zone} />
    </Split>
  );
}
