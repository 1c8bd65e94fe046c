import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import {
  contractVersion,
  type MountProps,
  type Render,
  type RenderRequest,
  RpcError,
} from '../contract/index.ts';
import type { RemoteDefinition } from './create-remote.tsx';
import { MountPropsContext } from './mount-props-context.ts';

/** HTML of a part on the server. `name` must be the one its browser side is made with: it prefixes generated ids. */
function renderPart(name: string, request: RenderRequest, part: ReactNode): string {
  return renderToString(
    <MountPropsContext value={serverMountProps(request)}>
      <StaticRouter location={request.url}>{part}</StaticRouter>
    </MountPropsContext>,
    { identifierPrefix: `${name}-` },
  );
}

interface RenderDefinition extends RemoteDefinition {
  /** HTML for the document's head, such as structured data. No inline script or style: the browser would refuse it. */
  readonly head?: (request: RenderRequest) => string;
  /** The document's title, without the site's name, in place of the route's; null if the route's is right. */
  readonly title?: (request: RenderRequest) => string | null;
}

/** The `render` that a remote's render bundle exports. */
export function createRender({ name, App, preload, head, title }: RenderDefinition): Render {
  return async (request) => {
    await preload?.(new URL(request.url, 'http://site').pathname);
    return {
      main: renderPart(name, request, <App />),
      head: head?.(request) ?? '',
      title: title?.(request) ?? '',
    };
  };
}

/** What a part is handed on the server: all that it can read, and nothing that it could do. */
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
    pageData: { get: (key) => data[key], load: notHere },
    queries: { get: () => undefined, load: notHere },
    now,
  };
}
