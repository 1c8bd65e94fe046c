import { casePageData } from '@title24/remote-kit/contract';
import { usePageAddress, useRequestData } from '@title24/remote-kit/runtime';
import { casePath, caseReferenceAt } from '@title24/shared-domain/cases';
import { ButtonLink, PageSection } from '@title24/ui';
import { CasePage } from './case-page.tsx';
import { IdentifyPage } from './identify-page.tsx';

/** /plans/:reference: a customer's plans, opened by the link in a mail. The server decides what it shows (Q3). */
export function CaseScreen() {
  const { pathname } = usePageAddress();
  const page = useRequestData(casePageData);
  const reference = caseReferenceAt(pathname);
  const shown = page?.page === 'case' ? page.case.reference : page?.reference;
  if (!page || shown !== reference) {
    return (
      <PageSection width="text" lead="This page opens on its own.">
        {/* Another target makes the browser request the page from the server. */}
        <ButtonLink href={reference === null ? '/my-account' : casePath(reference)} target="_top">
          Open it
        </ButtonLink>
      </PageSection>
    );
  }
  return page.page === 'case' ? <CasePage {...page} /> : <IdentifyPage {...page} linkKey={page.key} />;
}
