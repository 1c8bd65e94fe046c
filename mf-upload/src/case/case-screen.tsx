import { casePageData } from '@title24/remote-kit/contract';
import { usePathParams, useRequestData } from '@title24/remote-kit/runtime';
import { casePath } from '@title24/shared-domain/cases';
import { ButtonLink, PageSection } from '@title24/ui';
import { caseFormPath, casePagePath } from '../upload-paths.ts';
import { CasePage } from './case-page.tsx';
import { IdentifyPage } from './identify-page.tsx';

/** Renders the page of a customer's submission. The page's content comes from the server (Q3). */
export function CaseScreen() {
  const { reference } = usePathParams(casePagePath, caseFormPath);
  const page = useRequestData(casePageData);
  const shown = page?.page === 'case' ? page.case.reference : page?.reference;
  if (!page || shown !== reference) {
    return (
      <PageSection width="text" lead="This page opens on its own.">
        {/* Only the server can render this page, so the target attribute prevents in-page navigation. */}
        <ButtonLink href={casePath(reference)} target="_top">
          Open it
        </ButtonLink>
      </PageSection>
    );
  }
  return page.page === 'case' ? <CasePage {...page} /> : <IdentifyPage {...page} linkKey={page.key} />;
}
