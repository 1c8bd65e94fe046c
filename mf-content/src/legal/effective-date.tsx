import { useConfig } from '@title24/remote-kit/runtime';
import { contentDate, legalVersions } from '@title24/shared-domain';

/** Shows a legal text's version and, if entered, its effective date. */
export function EffectiveDate({ of: key }: { of: keyof typeof legalVersions }) {
  const date = contentDate(useConfig(), key);
  return (
    <p>
      Version {legalVersions[key]}.
      {date && (
        <>
          {' '}
          Effective <time dateTime={date.iso}>{date.words}</time>.
        </>
      )}
    </p>
  );
}
