import { useConfig } from '@title24/remote-kit/runtime';
import { statedFacts } from '@title24/shared-domain';
import { Card, CardGrid, PageSection } from '@title24/ui';

/** Shows the service area, the hours, the founding year, and who prepares the reports, if configured (H9). */
export function AboutCompany() {
  const facts = statedFacts(useConfig());
  if (!facts) return null;
  const { people, serviceArea, hours, since } = facts;
  return (
    <PageSection title="Who prepares your report">
      <CardGrid cell="small">
        {people.length > 0 && (
          <Card title="Our people">
            <ul>
              {people.map((person) => (
                <li key={person}>{person}</li>
              ))}
            </ul>
          </Card>
        )}
        {serviceArea && (
          <Card title="Where we work">
            <p>{serviceArea}</p>
          </Card>
        )}
        {hours && (
          <Card title="Business hours">
            <p>{hours}</p>
          </Card>
        )}
        {since && (
          <Card title="In business">
            <p>Since {since}</p>
          </Card>
        )}
      </CardGrid>
    </PageSection>
  );
}
