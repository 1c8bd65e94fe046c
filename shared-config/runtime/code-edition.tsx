import { contentDate, energyCode } from '@title24/shared-domain';
import { useConfig } from './use-shared-state.ts';

/** Shows which code edition a page describes and when a person last reviewed it, if known. */
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
