import { reactChunk } from '../build/build-layout.ts';
import {
  matchRoute,
  type PageState,
  pageStateId,
  type RegistryEntry,
  toPageRemote,
} from '../contract/index.ts';
import { documentHtml } from '../document/document.ts';
import { scriptJson } from '../document/script-json.ts';

interface Options {
  readonly local: RegistryEntry;
  readonly shell: RegistryEntry;
  /** Path without the query. */
  readonly pathname: string;
  /** Origin at which the page is shown. */
  readonly origin: string;
  /** URLs of scripts that run before the shell's scripts. */
  readonly extraScripts: readonly string[];
}

/** Preload of the shell's React, which the page does not use. */
const reactPreload = new RegExp(`<link rel="preload"[^>]*/${reactChunk}\\.[^>]*>\n?`);

const stateScript = new RegExp(`(<script type="application/json" id="${pageStateId}">)(.*?)(</script>)`, 's');

/**
 * Returns a deployed site's page in which a local build replaces the live version. The browser renders the
 * local remote's own pages. Returns null if the HTML is not a page of the site.
 */
export function pageWithLocal(html: string, options: Options): { html: string; status?: number } | null {
  const { local, shell, pathname, origin, extraScripts } = options;
  const text = stateScript.exec(html)?.[2];
  if (text === undefined) return null;
  const before: PageState = JSON.parse(text);
  const others = before.remotes.filter(({ name }) => name !== local.name);
  const state = { ...before, remotes: [...others, toPageRemote(local)] };
  const match = matchRoute([local], pathname);
  const wasLocal = matchRoute(before.remotes, pathname)?.entry.name === local.name;
  if (!match && !wasLocal) {
    const scripts = extraScripts.map((url) => `<script defer src="${url}"></script>`).join('');
    // The replacements are functions, because `replace` would interpret patterns such as `$1` in a string.
    const shown = html
      .replace(reactPreload, '')
      .replace(stateScript, (_, start, __, end) => start + scriptJson(state) + end)
      .replace(/<script defer/, (first) => scripts + first);
    return { html: shown };
  }
  const route = match?.route ?? null;
  const document = documentHtml({
    route,
    pathname,
    siteName: state.config.company.name,
    origin,
    host: shell,
    hostHtml: null,
    remote: match ? local : null,
    remoteHtml: null,
    extraScripts,
    state: { ...state, route },
  });
  return { html: document.replace(reactPreload, ''), status: match ? 200 : 404 };
}
