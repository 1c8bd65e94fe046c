import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  contractVersion,
  type MountProps,
  type RemoteConfig,
  type RemoteScreens,
  type Render,
  type RenderRequest,
  RpcError,
} from '../contract/index.ts';
import { MountPropsContext } from './mount-props-context.ts';
import { PageAddressProvider } from './page-address.tsx';
import { remoteApp } from './remote-app.tsx';

/** Renders a part to HTML on the server. `name` is the prefix of generated ids and must be the same in the browser. */
function renderPart(name: string, { url }: RenderRequest, props: MountProps, part: ReactNode): string {
  return renderToString(
    <MountPropsContext value={props}>
      <PageAddressProvider url={url}>{part}</PageAddressProvider>
    </MountPropsContext>,
    { identifierPrefix: `${name}-` },
  );
}

/**
 * Returns the `render` function that a remote's render bundle exports.
 * @public Called by generated entries.
 */
export function createRender(config: RemoteScreens & Pick<RemoteConfig, 'document'>): Render {
  const { App, preload } = remoteApp(config);
  return async (request) => {
    const [document] = await Promise.all([
      config.document?.(),
      preload(new URL(request.url, 'http://site').pathname),
    ]);
    const titles: string[] = [];
    const notFound = (title: string) => void titles.push(title);
    const main = renderPart(config.name, request, { ...serverMountProps(request), notFound }, <App />);
    const [missing] = titles;
    return {
      main,
      head: document?.head?.(request) ?? '',
      title: missing ?? document?.title?.(request) ?? '',
      ...(missing !== undefined && { status: '404' }),
    };
  };
}

/** Returns a part's props on the server, which contain all data but no actions. */
export function serverMountProps({ config, login, data, now }: RenderRequest): MountProps {
  const state = { config, login };
  const notHere = () => Promise.reject(new RpcError('Rendering on the server calls nothing', 0));
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
