import type { Render } from '@title24/shared-config/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { provideAccountMenu } from './furniture/account-menu.loader.ts';
import { AccountMenu } from './furniture/account-menu.tsx';
import { ShellBottom } from './furniture/shell-bottom.tsx';
import { ShellTop } from './furniture/shell-top.tsx';
import { DocumentHead } from './head/document-head.tsx';
import { NotFound } from './not-found/not-found.tsx';
import { identifierPrefixes } from './start/identifier-prefixes.ts';
import { createShellStore } from './store/store.ts';

provideAccountMenu(AccountMenu);

/** The shell's HTML on the server: its furniture and, where no route matches, the not-found page. */
export const renderShell: Render = ({ url, origin, config, login, route, now, build }) => {
  const pathname = new URL(url, 'http://site').pathname;
  const store = createShellStore({ config, login, location: { pathname, route } });
  const renderedAt = new Date(now);
  const html = (place: keyof typeof identifierPrefixes, node: ReactNode) =>
    renderToString(<Provider store={store}>{node}</Provider>, {
      identifierPrefix: identifierPrefixes[place],
    });
  return {
    head: renderToStaticMarkup(<DocumentHead origin={origin} />),
    top: html('top', <ShellTop renderedAt={renderedAt} />),
    bottom: html('bottom', <ShellBottom renderedAt={renderedAt} build={build} />),
    ...(route ? {} : { main: html('notFound', <NotFound />) }),
  };
};
