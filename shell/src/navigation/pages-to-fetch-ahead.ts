import { placeIds } from '@title24/remote-kit/contract';

/**
 * Returns the paths of other pages that the header's navigation links to, in the order of the document. Returns none
 * unless the browser reports a fast connection and the visitor does not save data (ADR 89).
 */
export function pagesToFetchAhead(): string[] {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType: string; saveData: boolean };
  };
  if (connection?.effectiveType !== '4g' || connection.saveData) return [];
  const links = document.querySelectorAll<HTMLAnchorElement>(`#${placeIds.top} nav a[href]`);
  const paths = [...links].filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  return [...new Set(paths)].filter((path) => path !== location.pathname);
}
