import { escapeHtml } from '@title24/shared-domain';
import {
  notFoundHeading,
  notFoundPart,
  type PageState,
  pageStateId,
  pageTitle,
  partElementId,
  placeIds,
  type RegistryEntry,
  type RenderResult,
} from '../contract/index.ts';
import { scriptJson } from './script-json.ts';

export interface DocumentParts {
  readonly route: RegistryEntry['extras']['routes'][number] | null;
  readonly siteName: string;
  /** The site's public origin, for canonical and Open Graph addresses. */
  readonly origin: string;
  readonly host: RegistryEntry;
  readonly hostHtml: RenderResult | null;
  /** The remote that shows the route; null on the not-found page. */
  readonly remote: RegistryEntry | null;
  /** Null if the browser must render it. */
  readonly remoteHtml: RenderResult | null;
  readonly extraScripts: readonly string[];
  readonly state: PageState;
}

/** The whole HTML document. It holds no inline script or style: the content security policy forbids them. */
export function documentHtml(parts: DocumentParts): string {
  const { route, host, hostHtml, remote, remoteHtml, state } = parts;
  const main = remote
    ? partElement(remote.name, `<div>${remoteHtml?.main ?? ''}</div>`)
    : partElement(notFoundPart, hostHtml?.main ?? '');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${metadata(parts)}
${[...host.extras.styles, ...(remote?.extras.styles ?? []), ...(route?.styles ?? [])].map(stylesheet).join('\n')}
${host.extras.scripts.map((url) => preload(url)).join('\n')}
${remote ? remotePreloads(remote, route) : ''}
<script defer fetchpriority="low" src="${host.url}" integrity="${host.metadata.integrity}"></script>
${parts.extraScripts.map((url) => `<script defer src="${url}"></script>`).join('\n')}
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

function metadata({ route, siteName, origin, remoteHtml }: DocumentParts): string {
  const title = escapeHtml(pageTitle(remoteHtml?.title || (route?.title ?? notFoundHeading), siteName));
  const description = escapeHtml(
    route?.description ?? 'The page may have been removed, renamed or be temporarily unavailable.',
  );
  const canonical = route ? escapeHtml(`${origin}${route.path}`) : null;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    canonical ? `<link rel="canonical" href="${canonical}">` : '',
    route?.noIndex || !route ? '<meta name="robots" content="noindex">' : '',
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(siteName)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    // Link previews take title, description and picture from Open Graph; this asks for the large picture.
    '<meta name="twitter:card" content="summary_large_image">',
    canonical ? `<meta property="og:url" content="${canonical}">` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

const partElement = (name: string, html: string) => `<div id="${partElementId(name)}">${html}</div>`;

const stylesheet = (url: string) => `<link rel="stylesheet" href="${url}">`;

function remotePreloads({ url, metadata, extras }: RegistryEntry, route: DocumentParts['route']): string {
  const link = extras.containerType === 'module' ? modulePreload : preload;
  const scripts = [...extras.scripts, ...(route?.scripts ?? [])].map((script) => link(script));
  return [...scripts, link(url, metadata.integrity)].join('\n');
}

const integrityAttribute = (integrity?: string) => (integrity ? ` integrity="${integrity}"` : '');

const modulePreload = (url: string, integrity?: string) =>
  `<link rel="modulepreload" fetchpriority="low" href="${url}"${integrityAttribute(integrity)}>`;

// Without `crossorigin`: the scripts are loaded without it, and a preload that differs is fetched twice.
function preload(url: string, integrity?: string): string {
  return `<link rel="preload" as="script" fetchpriority="low" href="${url}"${integrityAttribute(integrity)}>`;
}
