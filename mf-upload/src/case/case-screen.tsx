import { casePageData } from '@title24/remote-kit/contract';
import { usePathParams, useRequestData } from '@title24/remote-kit/runtime';
import { casePath } from '@title24/shared-domain/cases';
import { ButtonLink, PageSection } from '@title24/ui';
import { caseFormPath, casePagePath } from '../upload-paths.ts';
import { CasePage } from './case-page.tsx';
import { IdentifyPage } from './identify-page.tsx';

/**
 * Renders the page of a customer's submission. The customer opens it through a link in an email. The server decides
 * what the page shows (Q3).
 */
export function CaseScreen() {
  const { reference } = usePathParams(casePagePath, caseFormPath);
  const page = useRequestData(casePageData);
  const shown = page?.page === 'case' ? page.case.reference : page?.reference;
  if (!page || shown !== reference) {
    return (
      <PageSection width="text" lead="This page opens on its own.">
        {/* The target attribute prevents in-page navigation, because only the server can render this page. */}
        <ButtonLink href={casePath(reference)} target="_top">
          Open it
        </ButtonLink>
      </PageSection>
    );
  }
  return page.page === 'case' ? <CasePage {...page} /> : <IdentifyPage {...page} linkKey={page.key} />;
}
