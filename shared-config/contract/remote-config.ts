import type { ComponentType, ReactNode } from 'react';
import type { PageLoader } from './page-loader.ts';
import type { RenderRequest } from './render-request.ts';
import type { RouteMetadata } from './route-metadata.ts';
import { routeProblem } from './route-problem.ts';

/**
 * Loads a module of the remote: `() => import('./src/page.tsx').then(({ Page }) => Page)`. It must do nothing but
 * import, because the build copies its text.
 */
export type Load<Value> = () => Promise<Value>;

/** A screen: its metadata and its component. */
export interface RemoteRoute extends RouteMetadata {
  readonly page: Load<ComponentType>;
  /** Joins public calls for the screen, which reads the result by `usePageLoader`. */
  readonly loader?: Load<PageLoader>;
  /** False for a screen whose code only some visitors may load: the server and the first rendering omit it. */
  readonly preload?: false;
}

/** Props of the component around all of a remote's screens: the current path, and the screen. */
export interface RemoteLayoutProps {
  /** The declared path of the current screen; null while another remote's screen is about to show. */
  readonly path: string | null;
  readonly children: ReactNode;
}

/** Members that only the server needs from a remote, in addition to its screens. */
export interface RemoteDocument {
  /**
   * Returns HTML for the document's head, such as structured data. Inline scripts and styles are not allowed: the
   * browser would refuse them.
   */
  readonly head?: (request: RenderRequest) => string;
  /** Returns the document's title, without the site's name, in place of the route's; null to keep the route's. */
  readonly title?: (request: RenderRequest) => string | null;
}

/**
 * Everything that declares a remote: `remote.config.ts` in its folder. Both of its builds and its descriptor are
 * generated from it.
 */
export interface RemoteConfig {
  /** Registry name: 'mf-estimator'. */
  readonly name: string;
  /** Its screens; empty for a remote that only offers parcels. */
  readonly routes: readonly RemoteRoute[];
  /** Wraps every screen and stays mounted from one to the next. */
  readonly layout?: Load<ComponentType<RemoteLayoutProps>>;
  /** The parcels that other remotes may place in their pages, by name. */
  readonly parcels?: Readonly<Record<string, Load<ComponentType<never>>>>;
  readonly document?: Load<RemoteDocument>;
  /** Range of React versions that it runs with, if it is tested on more than the kit's: '^19.3.0 || ^20.0.0'. */
  readonly react?: string;
  /** Range of contract versions that it runs with, if it is written for more than the kit's: '^2.3.0 || ^3.0.0'. */
  readonly contract?: string;
}

/** The part of {@link RemoteConfig} that the browser needs to show its screens. */
export interface RemoteScreens extends Pick<RemoteConfig, 'name' | 'layout'> {
  readonly routes: readonly Pick<RemoteRoute, 'path' | 'aliases' | 'page' | 'preload'>[];
}

/** The `remote.config.ts` is invalid. */
export class RemoteConfigError extends Error {
  override readonly name = 'RemoteConfigError';
}

/**
 * Declares a remote; `remote.config.ts` exports the result by default.
 * @throws RemoteConfigError if the name or a route is invalid ({@link routeProblem}), two routes have the same path,
 * or there is nothing to show.
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
