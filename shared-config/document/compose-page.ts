import {
  type LiveRoute,
  loaderKey,
  type PageState,
  type RegistryEntry,
  type RenderRequest,
  type RenderResult,
} from '../contract/index.ts';
import { documentHtml, isFoundPage } from './document.ts';
import { renderRequest } from './render-request.ts';

/** A URL of the site, with the data for its page. */
export interface PageToCompose
  extends Pick<RenderRequest, 'url' | 'origin' | 'data'>,
    Pick<PageState, 'login'> {
  /** The remote and the route that match the URL; null if no route matches. */
  readonly match: { readonly entry: RegistryEntry; readonly route: LiveRoute } | null;
  /** Whether all of the route's data was loaded. If not, the browser renders the remote. */
  readonly isComplete: boolean;
}

/** The data shared by all pages of a site. */
export interface SiteToCompose extends Pick<PageState, 'remotes' | 'config' | 'now' | 'build' | 'revision'> {
  readonly host: RegistryEntry;
  /** URLs of scripts that run before the shell's scripts. */
  readonly extraScripts: readonly string[];
}

interface ComposedPage {
  readonly html: string;
  /**
   * Whether the server rendered everything and no loader failed. If not, the browser renders what is missing.
   */
  readonly isWhole: boolean;
  /** False if no route matches the URL, or if the remote reported that it has no page there. */
  readonly found: boolean;
  /** Whether the route's loader ran on the server, successfully or not. */
  readonly hasLoader: boolean;
}

/**
 * Renders the shell and the remote into one document. The site and the kit's fixture site both use this
 * function.
 */
export async function composePage(
  { match, isComplete, login, ...page }: PageToCompose,
  { host, remotes, revision, extraScripts, ...site }: SiteToCompose,
  render: (entry: RegistryEntry, request: RenderRequest) => Promise<RenderResult | null>,
): Promise<ComposedPage> {
  const route = match?.route ?? null;
  const [hostHtml, remoteHtml] = await Promise.all([
    render(host, renderRequest({ ...page, route }, site, login)),
    match && isComplete ? render(match.entry, renderRequest({ ...page, route }, site)) : null,
  ]);
  const pathname = new URL(page.url, 'http://site').pathname;
  const loaded = remoteHtml?.data ? { [loaderKey(pathname)]: JSON.parse(remoteHtml.data) } : {};
  const html = documentHtml({
    route,
    pathname,
    siteName: site.config.company.name,
    origin: page.origin,
    host,
    hostHtml,
    remote: match?.entry ?? null,
    remoteHtml,
    extraScripts,
    state: { ...site, remotes, route, data: { ...page.data, ...loaded }, revision, ...(login && { login }) },
  });
  return {
    html,
    isWhole: hostHtml !== null && (!match || (remoteHtml !== null && remoteHtml.data !== '')),
    found: match !== null && isFoundPage(remoteHtml),
    hasLoader: remoteHtml?.data !== undefined,
  };
}
