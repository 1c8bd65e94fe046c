import { contentDate, energyCode } from '@title24/shared-domain';
import { useConfig } from './use-shared-state.ts';

/** Shows which edition of the Energy Code the site describes and, if known, the date of the last review. */
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
