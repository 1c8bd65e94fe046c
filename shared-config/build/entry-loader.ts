import { dirname } from 'node:path';
import type { LoaderContext } from 'webpack';
import type { Load, RemoteConfig } from '../contract/index.ts';
import { readRemoteConfig } from './read-remote-config.ts';

/** An entry generated from `remote.config.ts`. Its name is the query with which webpack requests it. */
export type RemoteEntry = 'lifecycles' | 'parcels' | 'render';

/**
 * Webpack loader that generates the entry named in the query, as in `remote.config.ts?lifecycles`. Entries omit
 * titles and descriptions, and only the `render` entry contains server code.
 * @public
 */
export default async function entryLoader(this: LoaderContext<object>): Promise<string> {
  const config = await readRemoteConfig(dirname(this.resourcePath));
  return entryText(config, this.resourceQuery.slice(1) as RemoteEntry);
}

/**
 * Returns an entry's source text.
 * @throws Error if a {@link Load} function of the entry is not an arrow function without parameters, or does not
 * contain exactly one `import(…)`
 */
export function entryText(config: RemoteConfig, entry: RemoteEntry): string {
  const { name, routes, layout, parcels = {}, document } = config;
  if (entry === 'parcels') {
    const members = Object.entries(parcels).map(([key, load]) => `${JSON.stringify(key)}: ${loadText(load)}`);
    return `import { createParcels } from '@title24/remote-kit/entries/browser';
export const parcels = createParcels({ name: ${JSON.stringify(name)}, parcels: { ${members.join(', ')} } });
`;
  }
  const screens = routes.map(({ path, aliases, page, preload, chunk, loader }) => {
    const load = entry === 'render' ? serverLoadText(page, preload) : loadText(page, chunk);
    return `{ ...${JSON.stringify({ path, aliases, preload })}, page: ${load}${loader && entry === 'render' ? `, loader: ${loadText(loader)}` : ''} }`;
  });
  const whole = [
    `name: ${JSON.stringify(name)}`,
    `routes: [${screens.join(',\n')}]`,
    ...(layout ? [`layout: ${loadText(layout)}`] : []),
    ...(document && entry === 'render' ? [`document: ${loadText(document)}`] : []),
  ].join(',\n');
  return entry === 'render'
    ? `import { createRender } from '@title24/remote-kit/entries/render';
export const render = createRender({ ${whole} });
`
    : `import { createRemote } from '@title24/remote-kit/entries/browser';
export const { bootstrap, mount, unmount, prepare } = createRemote({ ${whole} });
`;
}

/**
 * A screen with `preload: false` is not in the render bundle. Its promise never settles on the server, so
 * only the content around the screen is rendered.
 */
const serverLoadText = (page: Load<unknown>, preload: boolean | undefined) =>
  preload === false ? '() => new Promise(() => {})' : loadText(page);

/**
 * Returns the text of a function that imports a module into the named chunk; without a name, into the entry's
 * chunk.
 */
function loadText(load: Load<unknown>, chunk?: string): string {
  const text = String(load);
  const imports = text.match(/\bimport\(/g)?.length;
  if (!/^(async )?\(\)\s*=>/.test(text) || imports !== 1)
    throw new Error(
      `remote.config.ts: ${text} must do nothing but import, as in () => import('./src/page.tsx').then(({ Page }) => Page)`,
    );
  const comment = chunk === undefined ? 'webpackMode: "eager"' : `webpackChunkName: ${JSON.stringify(chunk)}`;
  return `(${text.replace(/\bimport\(/, `import(/* ${comment} */ `)})`;
}
