import { placeIds } from '@title24/remote-kit/contract';

/** Returns the paths that the header's navigation links to, without the current one, in the order of the page. */
export function headerPaths(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(`#${placeIds.top} nav a[href]`);
  const paths = [...links].filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  return [...new Set(paths)].filter((path) => path !== location.pathname);
}

/** Returns whether the browser reports a fast connection, and the visitor does not save data. */
export function isFastConnection(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType: string; saveData: boolean };
  };
  return connection?.effectiveType === '4g' && !connection.saveData;
}
