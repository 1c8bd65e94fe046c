import { useConfig } from '@title24/remote-kit/runtime';
import { type ContentDateKey, contentDate } from '@title24/shared-domain';

/** The date from which a legal text applies; renders nothing if none has been entered. */
export function EffectiveDate({ of: key }: { of: ContentDateKey }) {
  const date = contentDate(useConfig(), key);
  if (!date) return null;
  return (
    <p>
      Effective <time dateTime={date.iso}>{date.words}</time>.
    </p>
  );
}
