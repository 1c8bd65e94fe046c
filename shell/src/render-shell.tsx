import type { Render } from '@title24/remote-kit/contract';
import { serverMountProps } from '@title24/remote-kit/render';
import { MountPropsContext } from '@title24/remote-kit/runtime';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { identifierPrefixes } from './composition/identifier-prefixes.ts';
import { DocumentHead } from './head/document-head.tsx';
import { AccountMenu, isStaffLogin } from './layout/account-menu.tsx';
import { provideAccountParts } from './layout/account-parts.ts';
import { ShellBottom } from './layout/shell-bottom.tsx';
import { ShellTop } from './layout/shell-top.tsx';
import { NotFound } from './not-found/not-found.tsx';
import { createShellStore } from './store/store.ts';

provideAccountParts({ AccountMenu, isStaffLogin });

/** Renders the layout on the server. For an unknown path, also renders the not-found page. */
export const renderShell: Render = (request) => {
  const { url, origin, config, login, route, now, build } = request;
  const pathname = new URL(url, 'http://site').pathname;
  const store = createShellStore({ config, login, location: { pathname, route } });
  const renderedAt = new Date(now);
  const html = (place: keyof typeof identifierPrefixes, node: ReactNode) =>
    renderToString(
      <Provider store={store}>
        <MountPropsContext value={serverMountProps(request)}>{node}</MountPropsContext>
      </Provider>,
      { identifierPrefix: identifierPrefixes[place] },
    );
  return {
    head: renderToStaticMarkup(<DocumentHead origin={origin} />),
    top: html('top', <ShellTop renderedAt={renderedAt} />),
    bottom: html('bottom', <ShellBottom renderedAt={renderedAt} build={build} />),
    ...(route ? {} : { main: html('notFound', <NotFound />) }),
  };
};
