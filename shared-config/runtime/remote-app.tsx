import type { ComponentType, ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { matchRoute, type RemoteLayoutProps, type RemoteScreens } from '../contract/index.ts';
import { lazyPage } from './lazy-page.tsx';

/** A remote's screens as one component, and how to load their code in advance. */
export interface RemoteApp {
  /** All screens of the remote, inside a router. */
  readonly App: ComponentType;
  /** Loads what the first rendering of this path needs. */
  readonly preload: (pathname: string) => Promise<void>;
  /** Loads the code of all screens. */
  readonly preloadAll: () => Promise<void>;
}

/** Returns the React application of a remote: its screens at the paths in its configuration (`remote.config.ts`). */
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
    const { pathname } = useLocation();
    return (
      <Frame path={find(pathname)?.path ?? null}>
        <Routes>
          {screens.flatMap(({ path, aliases = [], screen: { Page } }) =>
            [path, ...aliases].map((address) => (
              <Route key={address} path={address} element={<Page key={path} />} />
            )),
          )}
          <Route path="*" element={null} />
        </Routes>
      </Frame>
    );
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
