import { useConfig } from '@title24/remote-kit/runtime';
import { energyCode, formatLongDate } from '@title24/shared-domain';
import { PageSection, Prose } from '@title24/ui';
import { Term } from '../glossary/term.tsx';
import { CodeEditionLine } from '../regulation/code-edition-line.tsx';

/** What a report contains (C1). */
export function ReportContents() {
  const { navLinks } = useConfig();
  return (
    <PageSection title="What’s in a report" width="text">
      <Prose>
        <p>
          The standard residential report has three parts: the certificate of compliance (<Term of="CF1R" />
          ), the checklist of <Term of="mandatory">mandatory measures</Term>, and the heating and cooling load
          calculations. You get it as a PDF by e-mail, on paper by mail, or both.
        </p>
        <p>
          For commercial buildings we prepare the <Term of="NRCC" /> forms for the parts your permit covers:
          envelope, mechanical systems and lighting.
        </p>
        <p>
          Permit applications filed on or after {formatLongDate(energyCode.inForceFrom)} follow the{' '}
          {energyCode.edition} Energy Code. Our <a href={navLinks.faq}>answers to common questions</a> explain
          what that means for you.
        </p>
        <CodeEditionLine />
      </Prose>
    </PageSection>
  );
}
