import type { ComponentType, ReactNode } from 'react';
import { matchRoute, type RemoteLayoutProps, type RemoteScreens } from '../contract/index.ts';
import { lazyPage } from './lazy-page.tsx';
import { usePageAddress } from './page-address.tsx';

/** The screens of a remote as one component, with functions that load code in advance. */
export interface RemoteApp {
  /** Shows the screen at the page's address. */
  readonly App: ComponentType;
  /** Loads the code of the layout, and of the screen at this path unless its route has `preload: false`. */
  readonly preload: (pathname: string) => Promise<void>;
  /** Loads the code of the layout and all screens. */
  readonly preloadAll: () => Promise<void>;
}

/** Returns the React application of a remote, with its screens at the paths in `remote.config.ts`. */
export function remoteApp({ name, routes, layout }: RemoteScreens): RemoteApp {
  const screens = routes.map(({ path, aliases, page, preload }) => ({
    path,
    aliases,
    screen: lazyPage(page),
    isPreloaded: preload !== false,
  }));
  const entry = { extras: { routes: screens } };
  const find = (pathname: string) => {
    const path = matchRoute([entry], pathname)?.route.path;
    return screens.find((known) => known.path === path);
  };
  const frame = layout && lazyPage(layout);
  const Frame = frame?.Page ?? Plain;

  function App() {
    const { pathname } = usePageAddress();
    const shown = find(pathname);
    const Page = shown?.screen.Page;
    return <Frame path={shown?.path ?? null}>{Page && <Page key={shown.path} />}</Frame>;
  }
  App.displayName = name;

  return {
    App,
    async preload(pathname) {
      const shown = find(pathname);
      await Promise.all([frame?.preload(), shown?.isPreloaded && shown.screen.preload()]);
    },
    async preloadAll() {
      await Promise.all([frame?.preload(), ...screens.map(({ screen }) => screen.preload())]);
    },
  };
}

function Plain({ children }: RemoteLayoutProps): ReactNode {
  return children;
}
