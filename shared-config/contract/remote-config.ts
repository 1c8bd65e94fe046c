import type { ComponentType, ReactNode } from 'react';
import type { PageLoader } from './page-loader.ts';
import type { RenderRequest } from './render-request.ts';
import type { RouteMetadata } from './route-metadata.ts';
import { routeProblem } from './route-problem.ts';

/**
 * A function that loads a module of the remote: `() => import('./src/page.tsx').then(({ Page }) => Page)`. The build
 * copies the function's text, so the function must do nothing but import.
 */
export type Load<Value> = () => Promise<Value>;

/** A screen with its metadata and its component. */
export interface RemoteRoute extends RouteMetadata {
  readonly page: Load<ComponentType>;
  /** Combines public calls into the screen's data. The screen reads the result with `usePageLoader`. */
  readonly loader?: Load<PageLoader>;
  /**
   * False for a screen whose code is only for some visitors. The server does not render such a screen, and its code is
   * not loaded with the page.
   */
  readonly preload?: false;
}

/** Props of the component that surrounds all screens of a remote. */
export interface RemoteLayoutProps {
  /** Declared path of the current screen; null immediately before another remote's screen is shown. */
  readonly path: string | null;
  readonly children: ReactNode;
}

/** Optional members with which a remote changes the server-rendered document. */
export interface RemoteDocument {
  /**
   * Returns HTML for the document head, such as structured data. Inline scripts and styles are not permitted, because
   * browsers would refuse them.
   */
  readonly head?: (request: RenderRequest) => string;
  /** Returns the document title, without the site's name, in place of the route's title; null to keep the route's. */
  readonly title?: (request: RenderRequest) => string | null;
}

/**
 * The declaration of a remote, `remote.config.ts` in its folder. Both of its builds and its descriptor are generated
 * from this file.
 */
export interface RemoteConfig {
  /** Registry name: 'mf-estimator'. */
  readonly name: string;
  /** Screens of the remote; empty for a remote that only offers parcels. */
  readonly routes: readonly RemoteRoute[];
  /** Component that surrounds every screen, and stays mounted when the screen changes. */
  readonly layout?: Load<ComponentType<RemoteLayoutProps>>;
  /** Parcels that other remotes can place on their pages, by name. */
  readonly parcels?: Readonly<Record<string, Load<ComponentType<never>>>>;
  readonly document?: Load<RemoteDocument>;
  /**
   * Range of the React versions with which the remote runs, such as '^19.3.0 || ^20.0.0'. By default, the range is
   * derived from the kit's version of React.
   */
  readonly react?: string;
  /**
   * Range of the contract versions with which the remote runs, such as '^2.3.0 || ^3.0.0'. By default, the range is
   * derived from the kit's version of the contract.
   */
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
 * @throws RemoteConfigError if the name or a route is invalid ({@link routeProblem}), two routes have the same path,
 * or there are neither routes nor parcels
 */
export function defineRemote(config: RemoteConfig): RemoteConfig {
  const { name, routes, parcels = {} } = config;
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new RemoteConfigError(
      `'${name}' is not a valid name for a remote. Use lowercase letters, digits and hyphens.`,
    );
  if (routes.length === 0 && Object.keys(parcels).length === 0)
    throw new RemoteConfigError(`${name} has neither routes nor parcels. Give it at least one of them.`);
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
