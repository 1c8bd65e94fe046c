import { energyCode, formatCalendarDate } from '@title24/shared-domain';
import { PageSection, Timeline } from '@title24/ui';

/** Explains how the permit application date determines the code edition. */
export function CodeCalendar() {
  const startDate = formatCalendarDate(energyCode.inForceFrom);
  return (
    <PageSection
      id="code-calendar"
      title="Which code applies to you?"
      tone="tint"
      lead="The date of your permit application decides, not the date of the plans."
    >
      <Timeline
        across
        headingLevel={3}
        stages={[
          {
            title: '2022 code',
            status: 'done',
            when: `Applications before ${startDate}`,
            text: <p>A project that was applied for under an earlier edition stays with it.</p>,
          },
          {
            title: `${energyCode.edition} code`,
            status: 'current',
            when: `Applications since ${startDate}`,
            text: <p>Our reports follow this edition.</p>,
          },
          {
            title: 'Next edition',
            status: 'ahead',
            when: 'For homes, not before June 2031',
            text: (
              <p>
                A 2025 state law pauses most new residential standards until June 2031. For commercial
                buildings, the 2028 edition is being prepared. See{' '}
                <a href="/faq-c#c-13">how often the code changes</a>.
              </p>
            ),
          },
        ]}
      />
    </PageSection>
  );
}
