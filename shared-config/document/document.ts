import { escapeHtml, type ThemeChoice, themeAttribute } from '@title24/shared-domain';
import {
  canonicalPath,
  notFoundHeading,
  notFoundPart,
  type PageState,
  pageStateId,
  pageTitle,
  partAttribute,
  partElementId,
  placeIds,
  type RegistryEntry,
  type RenderResult,
} from '../contract/index.ts';
import { scriptJson } from './script-json.ts';

export interface DocumentParts {
  readonly route: RegistryEntry['extras']['routes'][number] | null;
  /** Path without the query. */
  readonly pathname: string;
  readonly siteName: string;
  /** The site's public origin, for canonical and Open Graph URLs. */
  readonly origin: string;
  readonly host: RegistryEntry;
  /** The host's HTML; null if the browser must render it. */
  readonly hostHtml: RenderResult | null;
  /** The remote with the route; null on the not-found page. */
  readonly remote: RegistryEntry | null;
  readonly remoteHtml: RenderResult | null;
  /** URLs of scripts that run before the shell's scripts. */
  readonly extraScripts: readonly string[];
  readonly state: PageState;
}

/** Returns false if the part reported that it has no page at this address. */
export function isFoundPage(html: RenderResult | null): boolean {
  return html?.status !== '404';
}

const rootTag = '<html lang="en">';

/** Returns a document with the visitor's theme (N9). 'system' leaves the document unchanged. */
export function documentWithTheme(html: string, choice: ThemeChoice): string {
  if (choice === 'system') return html;
  return html.replace(rootTag, `${rootTag.slice(0, -1)} ${themeAttribute}="${choice}">`);
}

/** Returns the whole document. Adds no inline scripts or styles that the content security policy forbids. */
export function documentHtml(parts: DocumentParts): string {
  const { route, host, hostHtml, remote, remoteHtml, state } = parts;
  const main = remote
    ? partElement(remote.name, `<div ${partAttribute}="${remote.name}">${remoteHtml?.main ?? ''}</div>`)
    : partElement(notFoundPart, hostHtml?.main ?? '');
  return `<!doctype html>
${rootTag}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${metadata(parts)}
${[...files(host, host.extras.styles), ...files(remote, remote?.extras.styles), ...files(remote, route?.styles)].map(stylesheet).join('\n')}
${files(host, host.extras.scripts).map(preload).join('\n')}
${remote ? remotePreloads(remote, route) : ''}
${parts.extraScripts.map((url) => `<script defer src="${url}"></script>`).join('\n')}
<script defer fetchpriority="low" src="${host.url}" integrity="${host.metadata.integrity}"${cors(host.url)}></script>
${hostHtml?.head ?? ''}
${remoteHtml?.head ?? ''}
</head>
<body>
<div id="${placeIds.top}">${hostHtml?.top ?? ''}</div>
<main id="${placeIds.main}" tabindex="-1">${main}</main>
<div id="${placeIds.bottom}">${hostHtml?.bottom ?? ''}</div>
<script type="application/json" id="${pageStateId}">${scriptJson(state)}</script>
</body>
</html>
`;
}

function metadata({ route, pathname, siteName, origin, remoteHtml }: DocumentParts): string {
  const title = escapeHtml(pageTitle(remoteHtml?.title || (route?.title ?? notFoundHeading), siteName));
  const description = escapeHtml(
    route?.description ?? 'The page may have been removed, renamed or be temporarily unavailable.',
  );
  const isFound = route !== null && isFoundPage(remoteHtml);
  const canonical = isFound ? escapeHtml(origin + canonicalPath(route, pathname)) : null;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    canonical ? `<link rel="canonical" href="${canonical}">` : '',
    route?.noIndex || !isFound ? '<meta name="robots" content="noindex">' : '',
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(siteName)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    // Makes previews of a link show a large image. The rest of a preview comes from the Open Graph tags.
    '<meta name="twitter:card" content="summary_large_image">',
    canonical ? `<meta property="og:url" content="${canonical}">` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

const partElement = (name: string, html: string) => `<div id="${partElementId(name)}">${html}</div>`;

interface HashedFile {
  readonly url: string;
  readonly integrity: string;
}

/** Returns the part's files with their hashes. Omits files without a hash, which browsers could not check. */
function files(part: RegistryEntry | null, urls: readonly string[] = []): HashedFile[] {
  return urls.flatMap((url) => {
    const integrity = part?.extras.integrity?.[url];
    return integrity ? [{ url, integrity }] : [];
  });
}

/** Browsers can check the hash of a file from another origin only if it was requested with CORS. */
const cors = (url: string) => (url.startsWith('/') ? '' : ' crossorigin');

const stylesheet = ({ url, integrity }: HashedFile) =>
  `<link rel="stylesheet" href="${url}" integrity="${integrity}"${cors(url)}>`;

function remotePreloads(remote: RegistryEntry, route: DocumentParts['route']): string {
  const { url, metadata, extras } = remote;
  const link = extras.containerType === 'module' ? modulePreload : preload;
  const scripts = [...files(remote, extras.scripts), ...files(remote, route?.scripts)];
  return [...scripts, { url, integrity: metadata.integrity }].map(link).join('\n');
}

const modulePreload = ({ url, integrity }: HashedFile) =>
  `<link rel="modulepreload" fetchpriority="low" href="${url}" integrity="${integrity}"${cors(url)}>`;

// A file is fetched twice if `crossorigin` differs between its preload and its tag.
const preload = ({ url, integrity }: HashedFile) =>
  `<link rel="preload" as="script" fetchpriority="low" href="${url}" integrity="${integrity}"${cors(url)}>`;
