import { placeIds } from '@title24/remote-kit/contract';

/**
 * Returns the paths of the pages in the header's navigation, except the current page (ADR 89). Returns none on a slow
 * or unknown connection, and none if the browser's data saver is on.
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
