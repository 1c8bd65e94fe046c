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
  /** The site's shell. */
  readonly shell: RegistryEntry;
  /** Path of the page, without its query. */
  readonly pathname: string;
  /** Origin that the page is shown at. */
  readonly origin: string;
  /** URLs of scripts that run before the shell's. */
  readonly extraScripts: readonly string[];
}

const stateScript = new RegExp(`(<script type="application/json" id="${pageStateId}">)(.*?)(</script>)`, 's');

/**
 * Returns a deployed site's page with a local build in place of the live version. A page of the local remote is left
 * to the browser, which renders it as if the server could not. Null if this is not a page of the site.
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
    // Functions, so that nothing in the texts is read as a replacement pattern.
    const shown = html
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
  return { html: document, status: match ? 200 : 404 };
}
