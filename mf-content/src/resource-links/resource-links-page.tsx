import { Card, CardGrid, ExternalLink, PageSection, Prose } from '@title24/shared-ui';
import { mandatoryMeasuresPdf } from '../help-sheets/sheet-directory.ts';
import { CodeEditionLine } from '../regulation/code-edition-line.tsx';
import { directoryGroups, stateFormsPage } from './directories.ts';

/** /resource-links: outside directories, each in a new tab (spec 2, 'Resource links page'). */
export function ResourceLinksPage() {
  return (
    <>
      {directoryGroups.map(({ id, title, directories }) => (
        <PageSection key={id} id={id} title={title}>
          <CardGrid>
            {directories.map(({ title: name, href, keeper, use }) => (
              <Card key={href} title={<ExternalLink href={href}>{name}</ExternalLink>} eyebrow={keeper}>
                <p>{use}</p>
              </Card>
            ))}
          </CardGrid>
        </PageSection>
      ))}
      <PageSection id="forms" title="Forms and mandatory measures" tone="tint" width="text">
        <Prose>
          <p>
            <a href={mandatoryMeasuresPdf} target="_blank" rel="noopener">
              Single-Family Residential Mandatory Requirements Summary (PDF, opens in a new tab)
            </a>
            : our own short summary of what applies to every home project, whichever way you comply.
          </p>
          <p>
            More info:{' '}
            <ExternalLink href={stateFormsPage}>
              the state’s page with the code, its manuals and its forms
            </ExternalLink>
            .
          </p>
          <p>Other sites may change their addresses. Please tell us when a link no longer works.</p>
          <CodeEditionLine />
        </Prose>
      </PageSection>
    </>
  );
}
