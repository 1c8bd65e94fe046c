import type { ComponentType, ReactNode } from 'react';
import type { PageLoader } from './page-loader.ts';
import type { RenderRequest } from './render-request.ts';
import type { RouteMetadata } from './route-metadata.ts';
import { routeProblem } from './route-problem.ts';

/**
 * A function that loads a value from a module of the remote:
 * `() => import('./src/page.tsx').then(({ Page }) => Page)`. It must do nothing but import, because the build copies
 * its text.
 */
export type Load<Value> = () => Promise<Value>;

/** A screen with its metadata and its component. */
export interface RemoteRoute extends RouteMetadata {
  readonly page: Load<ComponentType>;
  /** Combines public calls into the screen's data, which the screen reads with `usePageLoader`. */
  readonly loader?: Load<PageLoader>;
  /**
   * False for a screen that only some visitors may use. The server does not render it, and pages do not load
   * its code in advance.
   */
  readonly preload?: false;
}

/** Props of the component that surrounds all screens of a remote. */
export interface RemoteLayoutProps {
  /** Declared path of the current screen; null if the URL has changed to another part's page that is not shown yet. */
  readonly path: string | null;
  readonly children: ReactNode;
}

/** Changes that a remote makes to the server-rendered document. */
export interface RemoteDocument {
  /**
   * Returns HTML for the document head, such as `<meta>` elements and JSON-LD. The server refuses styles, and scripts
   * that contain or load code.
   */
  readonly head?: (request: RenderRequest) => string;
  /** Returns the document title, without the site's name; null keeps the route's title. */
  readonly title?: (request: RenderRequest) => string | null;
}

/**
 * The declaration of a remote in its `remote.config.ts`. Its builds and its descriptor come from this file.
 */
export interface RemoteConfig {
  /** Name of the remote in the registry, such as 'mf-estimator'. */
  readonly name: string;
  /** Screens of the remote; empty for a remote that only offers parcels. */
  readonly routes: readonly RemoteRoute[];
  /** Component that surrounds every screen, and stays mounted when the screen changes. */
  readonly layout?: Load<ComponentType<RemoteLayoutProps>>;
  /** Parcels that other remotes can place on their pages, by name. */
  readonly parcels?: Readonly<Record<string, Load<ComponentType<never>>>>;
  readonly document?: Load<RemoteDocument>;
  /** React versions with which the remote runs: '^19.3.0 || ^20.0.0'. By default, '^19.3.0' if the kit has 19.3. */
  readonly react?: string;
  /**
   * True for a remote that contains its own React instead of sharing the page's, for example because it cannot follow
   * the shell to the next major version. It runs in shells with any React, and its pages load React a second time.
   */
  readonly isolate?: true;
  /** Contract versions with which the remote runs: '^2.3.0 || ^3.0.0'. By default, '^2.3.0' if the kit has 2.3.0. */
  readonly contract?: string;
}

/** The members of {@link RemoteConfig} that the browser needs to show screens. */
export interface RemoteScreens extends Pick<RemoteConfig, 'name' | 'layout'> {
  readonly routes: readonly Pick<RemoteRoute, 'path' | 'aliases' | 'page' | 'preload'>[];
}

/** Thrown when `remote.config.ts` is invalid. */
export class RemoteConfigError extends Error {
  override readonly name = 'RemoteConfigError';
}

/**
 * Declares a remote. The result is the default export of `remote.config.ts`.
 * @throws RemoteConfigError if the name or a route is invalid ({@link routeProblem}), a path or alias occurs
 * twice, there are neither routes nor parcels, or both `isolate` and `react` are given
 */
export function defineRemote(config: RemoteConfig): RemoteConfig {
  const { name, routes, parcels = {} } = config;
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new RemoteConfigError(
      `'${name}' is not a valid name for a remote. Use lowercase letters, digits and hyphens.`,
    );
  if (routes.length === 0 && Object.keys(parcels).length === 0)
    throw new RemoteConfigError(`${name} has neither routes nor parcels. Give it at least one of them.`);
  if (config.isolate && config.react !== undefined)
    throw new RemoteConfigError(`${name} has isolate and react. Leave out react: it contains its own React.`);
  const taken: string[] = [];
  for (const route of routes) {
    const problem = routeProblem(route);
    if (problem) throw new RemoteConfigError(`${name} ${problem}.`);
    const { path, aliases = [] } = route;
    for (const own of [path, ...aliases]) {
      if (taken.includes(own))
        throw new RemoteConfigError(`${name} declares ${own} twice. Give each route its own path.`);
      taken.push(own);
    }
  }
  return config;
}
