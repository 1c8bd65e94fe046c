import { Alert, buildingIcon, homeIcon, PageSection, ResumeOffer, Stack } from '@title24/ui';
import { useState } from 'react';
import { stepAddress } from '../decision-tree/address.ts';
import type { ReferenceId } from '../decision-tree/node.ts';
import { ReferenceDialog } from '../references/reference-dialog.tsx';
import { OpenReference } from '../references/reference-links.tsx';
import { ReferenceList } from '../references/reference-list.tsx';
import { SectorAccordion } from './sector-accordion.tsx';
import { useWizard } from './use-wizard.ts';
import styles from './wizard-page.module.css';

/** Renders /compliance-wizard (W6). */
export function WizardPage() {
  const { position, hasInvalidStep, open, toggle, offer, forget, heading } = useWizard();
  const [reference, setReference] = useState<ReferenceId | null>(null);
  const shared = { position, headingRef: heading };
  return (
    <OpenReference value={setReference}>
      <PageSection className={styles.wizard}>
        <Stack>
          {!position?.answers.length && (
            <p className={styles.lead}>Find out whether you need a Title 24 report, and what it costs.</p>
          )}
          {offer && (
            <ResumeOffer href={stepAddress(offer.path)} onForget={forget}>
              Your last answers: {offer.answers.map(({ label }) => label).join(' → ')}
            </ResumeOffer>
          )}
          {hasInvalidStep && (
            <Alert tone="warning">
              <p>This link leads to a step that doesn’t exist. Choose an answer below to continue.</p>
            </Alert>
          )}
          <div>
            <SectorAccordion
              {...shared}
              sector="residential"
              icon={homeIcon}
              title="Residential (R1, R2, R3)"
              summary="Hotels, apartments, houses and ADUs"
              open={open === 'residential'}
              onToggle={(opened) => toggle('residential', opened)}
            />
            <SectorAccordion
              {...shared}
              sector="commercial"
              icon={buildingIcon}
              title="Commercial (A, B, E, F, H, I, M, S, U)"
              summary="Offices, stores, schools and all other buildings"
              open={open === 'commercial'}
              onToggle={(opened) => toggle('commercial', opened)}
            />
          </div>
        </Stack>
      </PageSection>
      <PageSection title="Notes and terms" tone="tint" className={styles.references}>
        <ReferenceList />
      </PageSection>
      <ReferenceDialog open={reference} onClose={() => setReference(null)} />
    </OpenReference>
  );
}
