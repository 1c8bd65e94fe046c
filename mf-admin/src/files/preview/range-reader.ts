import type { DownloadLink } from '@title24/shared-domain/full-service';

/** Reads the bytes from `begin` (inclusive) to `end` (exclusive). Rejects if the file cannot be read. */
export type ReadRange = (begin: number, end: number) => Promise<ArrayBuffer>;

/** Returns a function that reads ranges of a file. Pending reads share one renewal of an expired link. */
export function createRangeReader(first: DownloadLink, renew: () => Promise<DownloadLink>): ReadRange {
  let newest = Promise.resolve(first);
  return async (begin, end) => {
    const used = newest;
    const response = await requestRange(await used, begin, end);
    if (response.status === 206) return response.arrayBuffer();
    if (used === newest) {
      newest = renew();
      // After a failed renewal, the next read requests a new link.
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
