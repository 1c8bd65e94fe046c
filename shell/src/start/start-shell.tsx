import {
  contractVersion,
  type MountProps,
  type PageState,
  pageStateId,
  placeIds,
} from '@title24/remote-kit/contract';
import { MountPropsContext } from '@title24/remote-kit/runtime';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { reportAddressChanges } from '../composition/address-changes.ts';
import { propsFor } from '../composition/contracts.ts';
import { identifierPrefixes } from '../composition/identifier-prefixes.ts';
import { createFaultReporter } from '../composition/part-faults.ts';
import { followPartStyles } from '../composition/part-styles.ts';
import { startParts } from '../composition/parts.ts';
import { createRegistryClient } from '../composition/registry.client.ts';
import { createRemoteLoader } from '../composition/remote.loader.ts';
import { RemotePart } from '../composition/remote.part.ts';
import { loadAccountParts } from '../layout/account-parts.ts';
import { lockScrollingBehindDialogs } from '../layout/scroll-lock.ts';
import { ShellBottom } from '../layout/shell-bottom.tsx';
import { ShellTop } from '../layout/shell-top.tsx';
import { atFirstSign } from '../navigation/first-sign.ts';
import { followLinkClicks } from '../navigation/link-clicks.ts';
import { followLinkIntent } from '../navigation/link-intent.ts';
import { followLocation } from '../navigation/location.follower.ts';
import { createNavigator } from '../navigation/navigator.ts';
import { showMetadata } from '../navigation/page-metadata.ts';
import { createProgress } from '../navigation/progress.ts';
import { createScrollMemory } from '../navigation/scroll-memory.ts';
import { NotFoundPart } from '../not-found/not-found.part.tsx';
import { createQueriesSource } from '../queries/queries.source.ts';
import { createPageDataStore } from '../rpc/page-data.store.ts';
import { createRpcClient } from '../rpc/rpc.client.ts';
import { readToken } from '../rpc/token.storage.ts';
import { createShellStore, progressChanged } from '../store/store.ts';
import { followTheme } from '../theme/theme.ts';
import { keep } from './configuration.storage.ts';
import { keepPlatform } from './keep-platform.ts';
import { createUpkeepLoader } from './upkeep.loader.ts';

/** Starts the shell on a page from the server. */
export function startShell(): void {
  const state = document.getElementById(pageStateId)?.textContent;
  if (!state) throw new Error('The document has no page state');
  const { remotes, route, config, data, now, build, login, revision } = JSON.parse(state) as PageState;
  const store = createShellStore({ config, location: { pathname: location.pathname, route } });
  // Hydration needs the login with which the server rendered the page, but the store is still logged out.
  const served = { ...store.getState(), ...(login && { login }) };
  keep(config);

  // Most first visits start without RPC calls, so the code that sends them is loaded on demand.
  const loadSender = async () =>
    (await import(/* webpackChunkName: "calls-and-login" */ '../rpc/rpc.sender.ts')).createRpcSender();
  const rpc = createRpcClient({ readToken, renewToken: () => upkeep.renewLogin(), loadSender });
  const upkeep = createUpkeepLoader({
    store,
    rpc,
    importUpkeep: () => import(/* webpackChunkName: "calls-and-login" */ './upkeep.ts'),
  });
  const pageData = createPageDataStore(data, rpc);
  const queries = createQueriesSource(store, rpc);
  const registry = createRegistryClient({ remotes, route, revision });
  const loader = createRemoteLoader(registry);
  const progress = createProgress((isShown) => void store.dispatch(progressChanged(isShown)));
  const navigator = createNavigator({
    registry,
    loadConfiguration: upkeep.loadConfiguration,
    pageData,
    warm: loader.warm,
    onWait: progress.track,
  });
  const report = (source: string, error: unknown) => console.error(`${source}:`, error);

  let renderedAt = now;
  const mountProps = (): MountProps => ({
    contract: contractVersion,
    store,
    rpc,
    session: upkeep.session,
    navigate: navigator.navigate,
    placeParcel: async (parcel, place) => {
      const { placeParcel } = await import(/* webpackChunkName: "navigation" */ '../composition/parcels.ts');
      return placeParcel(parcel, place, loader, propsOf(parcel.remote));
    },
    report({ kind, source, error }) {
      if (kind === 'broken') void parts.find((part) => part.name === source)?.broke(error);
      else report(source, error);
    },
    notFound: (title) => showMetadata(null, store.getState().config.company.name, title),
    pageData,
    queries,
    now: renderedAt,
  });
  const propsOf = (name: string) =>
    propsFor(remotes.find((each) => each.name === name)?.extras.contract, mountProps());
  const reportFault = createFaultReporter(remotes);
  const parts = remotes.map(
    ({ name }) =>
      new RemotePart({
        name,
        shows: (pathname) => registry.match(pathname)?.entry.name === name,
        loader,
        mountProps: () => propsOf(name),
        onError: report,
        onFail: reportFault,
        onWait: progress.track,
      }),
  );

  reportAddressChanges();
  keepPlatform();
  const all = [...parts, new NotFoundPart(registry, store)];
  const { follow } = startParts({
    parts: all,
    async followAddress(shown) {
      const port = await import(/* webpackChunkName: "navigation" */ '../composition/single-spa.port.ts');
      await port.followAddress({ parts: all, shown, onError: (error) => report('single-spa', error) });
    },
  });
  const scroll = createScrollMemory();
  followLocation({
    registry,
    store,
    scroll,
    prepare: (pathname) => progress.track(navigator.prepare(pathname)),
  });
  followLinkClicks(navigator);
  followLinkIntent(navigator);
  upkeep.follow();
  followPartStyles();
  lockScrollingBehindDialogs();
  followTheme();
  scroll.resume();

  const shellProps = mountProps();
  const hydratePlace = (place: 'top' | 'bottom', node: ReactNode) => {
    const element = document.getElementById(placeIds[place]);
    const root = (
      <Provider store={store} serverState={served}>
        <MountPropsContext value={shellProps}>{node}</MountPropsContext>
      </Provider>
    );
    const options = { identifierPrefix: identifierPrefixes[place] };
    // The element is empty if the server could not render the shell.
    if (element?.hasChildNodes())
      // A transition does not block input for more than a few milliseconds.
      startTransition(() => void hydrateRoot(element, root, options));
    else if (element) createRoot(element, options).render(root);
  };
  const top = () => hydratePlace('top', <ShellTop renderedAt={new Date(now)} />);
  // Hydration must match the server's markup, which includes the account menu if the visitor is logged in.
  if (served.login.status) void loadAccountParts().then(top, top);
  else top();
  hydratePlace('bottom', <ShellBottom renderedAt={new Date(now)} build={build} />);
  // Parts shown after a navigation are rendered only in the browser, so they can use the current time.
  addEventListener('popstate', () => {
    renderedAt = new Date().toISOString();
    for (const part of parts) part.navigated();
  });
  // Loads the routes early, so that the page keeps the versions that were live when it was opened. After a failure, the
  // first navigation tries again.
  whenIdle(() => void registry.load().catch(() => undefined));
  // Failures are ignored, because the RPC sender and single-spa are loaded again when needed, and pages work
  // without the rest.
  atFirstSign(() => {
    const loading = Promise.allSettled([loadSender(), follow()]);
    import(/* webpackChunkName: "calls-and-login" */ '../navigation/after-first-sign.ts').then(
      async ({ watchLayout, pagesToFetchAhead }) => {
        watchLayout({ onFault: reportFault, load: (url) => location.assign(url) });
        await loading;
        whenIdle(() => void loader.fetchAhead(pagesToFetchAhead()));
      },
      () => undefined,
    );
  });
}

/** Safari lacks requestIdleCallback. */
function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 5_000 });
  else setTimeout(action, 2_000);
}
