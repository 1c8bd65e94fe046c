import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  contractVersion,
  loaderKey,
  loaderLimitMs,
  type MountProps,
  type RemoteConfig,
  type RemoteRoute,
  type RemoteScreens,
  type Render,
  type RenderCall,
  type RenderRequest,
  type RpcClient,
  RpcError,
} from '../contract/index.ts';
import { MountPropsContext } from './mount-props-context.ts';
import { PageAddressProvider } from './page-address.tsx';
import { remoteApp } from './remote-app.tsx';
import { runLoader } from './run-loader.ts';

/** Renders a part to HTML. `name` is the prefix of generated ids and must be the same in the browser. */
function renderPart(name: string, { url }: RenderRequest, props: MountProps, part: ReactNode): string {
  return renderToString(
    <MountPropsContext value={props}>
      <PageAddressProvider url={url}>{part}</PageAddressProvider>
    </MountPropsContext>,
    { identifierPrefix: `${name}-` },
  );
}

/** Screens of a remote, with their loaders and the remote's changes to the document. */
interface ServerScreens extends RemoteScreens, Pick<RemoteConfig, 'document'> {
  readonly routes: readonly (RemoteScreens['routes'][number] & Pick<RemoteRoute, 'loader'>)[];
}

/**
 * Returns the `render` function that a remote's render bundle exports.
 * @public Called by generated entries.
 */
export function createRender(config: ServerScreens): Render {
  const { App, preload } = remoteApp(config);
  return async (given, call = notHere) => {
    const { pathname } = new URL(given.url, 'http://site');
    const [document, loaded] = await Promise.all([
      config.document?.(),
      loadedFor(config, given, call),
      preload(pathname),
    ]);
    const request = loaded
      ? { ...given, data: { ...given.data, [loaderKey(pathname)]: JSON.parse(loaded) } }
      : given;
    const titles: string[] = [];
    const notFound = (title: string) => void titles.push(title);
    const main = renderPart(config.name, request, { ...serverMountProps(request), notFound }, <App />);
    const [missing] = titles;
    return {
      main,
      head: document?.head?.(request) ?? '',
      title: missing ?? document?.title?.(request) ?? '',
      ...(missing !== undefined && { status: '404' }),
      ...(loaded !== null && { data: loaded }),
    };
  };
}

/** Returns the loader's result as JSON, '' if the loader failed, or null if the route has no loader. */
async function loadedFor(
  { routes }: ServerScreens,
  { url, route }: RenderRequest,
  call: RenderCall,
): Promise<string | null> {
  const load = await routes.find(({ path }) => path === route?.path)?.loader?.();
  if (!load || !route) return null;
  const { pathname } = new URL(url, 'http://site');
  const callMethod = (({ service, method }, params) => call(service, method, params)) as RpcClient['call'];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${loaderLimitMs} ms.`)), loaderLimitMs);
  });
  try {
    const loading = runLoader(load, { path: route.path, pathname }, callMethod);
    return JSON.stringify(await Promise.race([loading, late]));
  } catch (error) {
    console.error(`The loader of ${route.path} failed at ${pathname}: ${(error as Error).message}`);
    return '';
  } finally {
    clearTimeout(timer);
  }
}

const notHere = () => Promise.reject(new RpcError('Rendering on the server calls nothing', 0));

/** Returns a part's props on the server. Data can be read, but actions have no effect or fail. */
export function serverMountProps({ config, login, data, now }: RenderRequest): MountProps {
  const state = { config, login };
  return {
    contract: contractVersion,
    store: { getState: () => state, subscribe: () => () => undefined },
    rpc: { call: notHere, upload: notHere },
    session: { start: () => undefined, end: () => Promise.resolve() },
    navigate: notHere,
    placeParcel: notHere,
    report: () => undefined,
    notFound: () => undefined,
    pageData: { get: (key) => data[key], load: notHere },
    queries: { get: () => undefined, load: notHere },
    now,
  };
}
