import {
  DocumentError,
  type RegistryFeed,
  type RegistryTrust,
  refusedDocumentsPath,
  verifyDocument,
} from '@title24/remote-kit/contract';

/** The document of the registry, if it may be used. @throws DocumentError */
export type RegistryCheck = (document: unknown) => Promise<RegistryFeed>;

/** What the page carries (PageState). */
interface Given {
  readonly trust: RegistryTrust | undefined;
  readonly now: string;
}

/**
 * Checks documents of the registry by what the page carries: the site's key, the newest revision that was seen, and the
 * server's time. The visitor's clock has no say, as it may be wrong by years.
 */
export function createRegistryCheck({ trust, now }: Given): RegistryCheck {
  // The site does not sign.
  if (!trust) return async (document) => document as RegistryFeed;
  const began = Date.parse(now) - performance.now();
  let known: RegistryTrust = trust;
  return async (document) => {
    const feed = await verifyDocument<RegistryFeed>(document, known, began + performance.now()).catch(told);
    known = { ...known, revision: Math.max(known.revision, feed.revision) };
    return feed;
  };
}

/** Tells the site, for its log, what only the browser sees. What an old browser cannot check is no news. */
function told(error: unknown): never {
  if (error instanceof DocumentError && error.fault !== 'unverifiable')
    navigator.sendBeacon(`${refusedDocumentsPath}?fault=${error.fault}`);
  throw error;
}
