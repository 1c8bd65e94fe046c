import { useConfig } from '@title24/remote-kit/runtime';
import { contentDate, legalVersions } from '@title24/shared-domain';

/** Shows the version of a legal text, and its effective date if staff have entered one. */
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
