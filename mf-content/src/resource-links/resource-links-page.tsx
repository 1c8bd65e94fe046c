import { Card, CardGrid, ExternalLink, PageSection, Prose } from '@title24/ui';
import type { ReactNode } from 'react';
import { PhoneLink } from '../contact/phone-link.tsx';
import { Term } from '../glossary/term.tsx';
import { sheetDirectory } from '../help-sheets/sheet-directory.ts';
import { SheetLink } from '../help-sheets/sheet-link.tsx';
import { SheetLinks } from '../help-sheets/sheet-links.tsx';
import { CodeEditionLine } from '../regulation/code-edition-line.tsx';
import { type DirectoryGroup, directoryGroups, standardsHotline, stateFormsPage } from './directories.ts';

const mandatoryMeasures = sheetDirectory['mandatory-measures'];

const leads: Readonly<Record<DirectoryGroup['id'], ReactNode>> = {
  'product-ratings': (
    <p>
      A report needs rated values: the <Term of="u-factor">U-factor</Term> and <Term of="SHGC" /> on a
      window’s <Term of="NFRC" /> label, the reflectance of a roof, the efficiency of equipment.
    </p>
  ),
  testing: (
    <p>
      An <Term of="ECC">ECC rater</Term> (called HERS rater before 2026) tests homes and must be independent
      of the installer. Certified technicians test lighting controls and mechanical systems in commercial
      buildings.
    </p>
  ),
  code: (
    <p>
      Requirements depend on the <Term of="climate-zone">climate zone</Term>.
    </p>
  ),
};

/** Renders /resource-links, which lists external directories (C6). */
export function ResourceLinksPage() {
  return (
    <>
      {directoryGroups.map(({ id, title, directories }) => (
        <PageSection key={id} id={id} title={title} lead={leads[id]}>
          <CardGrid>
            {directories.map(({ title: name, href, organization, use }) => (
              <Card key={href} title={<ExternalLink href={href}>{name}</ExternalLink>} eyebrow={organization}>
                <p>{use}</p>
              </Card>
            ))}
          </CardGrid>
        </PageSection>
      ))}
      <PageSection id="forms" title="Forms and mandatory measures" tone="tint" width="text">
        <Prose>
          <SheetLinks title="Mandatory measures">
            <p>
              <a href={mandatoryMeasures.pdf} target="_blank" rel="noopener">
                {mandatoryMeasures.subject} (PDF, opens in a new tab)
              </a>
              : our own short summary of what applies to every home project, whichever way you comply. You can
              also <SheetLink sheet="mandatory-measures">read the summary on this page</SheetLink>.
            </p>
          </SheetLinks>
          <p>
            More info:{' '}
            <ExternalLink href={stateFormsPage}>
              the state’s page with the code, its manuals and its forms
            </ExternalLink>
            .
          </p>
          <p>
            Questions about the code itself? Call the state’s Energy Standards Hotline, within California:{' '}
            <PhoneLink number={standardsHotline} />.
          </p>
          <p>Other sites may change their addresses. Please tell us if a link no longer works.</p>
          <CodeEditionLine />
        </Prose>
      </PageSection>
    </>
  );
}
