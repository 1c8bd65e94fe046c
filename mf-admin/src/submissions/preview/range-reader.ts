import type { DownloadLink } from '@title24/shared-domain/full-service';

/** Reads bytes from `begin` up to, without, `end`. Rejects if the file cannot be read. */
export type ReadRange = (begin: number, end: number) => Promise<ArrayBuffer>;

/**
 * Reads pieces of the file behind a link. Links end after some minutes: where one is refused, a new one is asked for,
 * once for all pieces that wait.
 */
export function createRangeReader(first: DownloadLink, renew: () => Promise<DownloadLink>): ReadRange {
  let newest = Promise.resolve(first);
  return async (begin, end) => {
    const used = newest;
    const response = await requestRange(await used, begin, end);
    if (response.status === 206) return response.arrayBuffer();
    if (used === newest) {
      newest = renew();
      // Whoever waits for it hears of the failure; the next piece asks again.
      newest.catch(() => {
        newest = used;
      });
    }
    const again = await requestRange(await newest, begin, end);
    if (again.status !== 206) throw new Error(`The site answered ${again.status}`);
    return again.arrayBuffer();
  };
}

function requestRange({ url }: DownloadLink, begin: number, end: number): Promise<Response> {
  return fetch(url, { headers: { range: `bytes=${begin}-${end - 1}` } });
}
