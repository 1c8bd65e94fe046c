import { CodeEdition, useConfig } from '@title24/remote-kit/runtime';
import { energyCode, formatCalendarDate, phoneText, policy } from '@title24/shared-domain';
import { CardGrid, PageSection } from '@title24/ui';
import { openDays } from '../contact/open-days.ts';
import { PhoneLink } from '../contact/phone-link.tsx';
import { Term } from '../glossary/term.tsx';

/**
 * Explains how and where reports are prepared. The home page shows this if the configuration has no facts about the
 * company.
 */
export function HowWeWork() {
  const { company, navLinks } = useConfig();
  const { cityText, stateText } = company.address;
  return (
    <PageSection title="How we work">
      <CardGrid>
        <div>
          <h3>A person reads your plans</h3>
          <p>
            {openDays} Questions? Call <PhoneLink number={phoneText(company.phone)} /> or{' '}
            <a href={`mailto:${navLinks.customerMail}`}>email us</a>.
          </p>
        </div>
        <div>
          <h3>{[cityText, stateText].filter(Boolean).join(', ') || 'California'}</h3>
          <p>
            We prepare reports for all {policy.climate.climateZones}{' '}
            <Term of="climate-zone">climate zones</Term> of California.
          </p>
        </div>
        <div>
          <h3>
            <CodeEdition />
          </h3>
          <p>For permit applications since {formatCalendarDate(energyCode.inForceFrom)}.</p>
        </div>
      </CardGrid>
    </PageSection>
  );
}
