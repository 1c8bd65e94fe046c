import type { DownloadLink } from '@title24/shared-domain/full-service';

/** Reads the bytes from `begin` (inclusive) to `end` (exclusive). Rejects if the file cannot be read. */
export type ReadRange = (begin: number, end: number) => Promise<ArrayBuffer>;

/**
 * Reads ranges of the file behind a link. Links expire after some minutes: if one is refused, a new one is requested
 * once for all pending ranges.
 */
export function createRangeReader(first: DownloadLink, renew: () => Promise<DownloadLink>): ReadRange {
  let newest = Promise.resolve(first);
  return async (begin, end) => {
    const used = newest;
    const response = await requestRange(await used, begin, end);
    if (response.status === 206) return response.arrayBuffer();
    if (used === newest) {
      newest = renew();
      // Callers that wait for it see the failure; the next range tries again.
      newest.catch(() => {
        newest = used;
      });
    }
    const again = await requestRange(await newest, begin, end);
    if (again.status !== 206) throw new Error(`The site returned ${again.status}`);
    return again.arrayBuffer();
  };
}

function requestRange({ url }: DownloadLink, begin: number, end: number): Promise<Response> {
  return fetch(url, { headers: { range: `bytes=${begin}-${end - 1}` } });
}
