import { contentDate, energyCode } from '@title24/shared-domain';
import { useConfig } from './use-shared-state.ts';

/** Shows the site's edition of the Energy Code and, if known, when the pages were last checked against that edition. */
export function CodeEdition() {
  const reviewed = contentDate(useConfig(), 'regulations');
  return (
    <>
      {energyCode.edition} Energy Code
      {reviewed && (
        <>
          {' · reviewed '}
          <time dateTime={reviewed.iso}>{reviewed.words}</time>
        </>
      )}
    </>
  );
}
