import { counted, type PartFailure } from '@title24/shared-domain';
import cards from '../cards/cards.module.css';
import { When } from '../moments/when.tsx';

/** Shows the errors in visitors' browsers, each with its locations in the source code. */
export function RemoteFailures({ failures }: { readonly failures: readonly PartFailure[] }) {
  if (failures.length === 0) return null;
  return (
    <>
      <h3>Failures in visitors’ browsers</h3>
      <ul className={cards.list}>
        {failures.map(({ version, kind, places, count, firstAt, lastAt }) => (
          <li key={`${version} ${kind} ${places}`} className={cards.card}>
            <p>
              <strong>{kind}</strong> in version {version}: {counted(count, 'time')}
            </p>
            <p>
              First <When at={firstAt} />, last <When at={lastAt} />
            </p>
            {places.length > 0 && (
              <ol>
                {places.map((place, at) => (
                  <li key={`${at} ${place}`}>
                    <code>{place}</code>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
