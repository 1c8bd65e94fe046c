import type { ComponentType, ReactNode } from 'react';
import type { RenderRequest } from './render-request.ts';
import type { RouteMetadata } from './route-metadata.ts';

/**
 * Loads something of a remote's own: `() => import('./src/page.tsx').then(({ Page }) => Page)`. It does nothing but import:
 * the build copies its text.
 */
export type Load<Value> = () => Promise<Value>;

/** A screen: what the site knows of it, and the component that shows it. */
export interface RemoteRoute extends RouteMetadata {
  readonly page: Load<ComponentType>;
  /** False for a screen whose code only some visitors may load: the server and the first rendering do without it. */
  readonly preload?: false;
}

export interface RemoteLayoutProps {
  /** Of the declared path that shows; null while another remote's is about to. */
  readonly path: string | null;
  readonly children: ReactNode;
}

/** What the server alone asks of a remote, beside its screens. */
export interface RemoteDocument {
  /** HTML for the document's head, such as structured data. No inline script or style: the browser would refuse it. */
  readonly head?: (request: RenderRequest) => string;
  /** The document's title, without the site's name, in place of the route's; null if the route's is right. */
  readonly title?: (request: RenderRequest) => string | null;
}

/** A remote in one place: `remote.config.ts` in its folder. Both of its builds and its descriptor are made from it. */
export interface RemoteConfig {
  /** Registry name: 'mf-estimator'. */
  readonly name: string;
  /** Its screens; none for a remote that only offers parcels. */
  readonly routes: readonly RemoteRoute[];
  /** Stands around every screen and stays from one to the next. */
  readonly layout?: Load<ComponentType<RemoteLayoutProps>>;
  /** What other remotes may place in their pages, by name. */
  readonly parcels?: Readonly<Record<string, Load<ComponentType<never>>>>;
  readonly document?: Load<RemoteDocument>;
}

/** What the browser needs of {@link RemoteConfig} to show its screens. */
export interface RemoteScreens extends Pick<RemoteConfig, 'name' | 'layout'> {
  readonly routes: readonly Pick<RemoteRoute, 'path' | 'aliases' | 'page' | 'preload'>[];
}

/** A `remote.config.ts` that no remote can be made from. */
export class RemoteConfigError extends Error {
  override readonly name = 'RemoteConfigError';
}

/**
 * Says what a remote is, as `remote.config.ts` exports by default.
 * @throws RemoteConfigError if the name is none, two routes take the same path, or there is nothing to show.
 */
export function defineRemote(config: RemoteConfig): RemoteConfig {
  const { name, routes, parcels = {} } = config;
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new RemoteConfigError(`'${name}' is no name of a remote. Use small letters, digits and hyphens.`);
  if (routes.length === 0 && Object.keys(parcels).length === 0)
    throw new RemoteConfigError(`${name} has neither routes nor parcels. Give it one of them.`);
  const taken: string[] = [];
  for (const { path, aliases = [] } of routes) {
    for (const own of [path, ...aliases]) {
      if (taken.includes(own))
        throw new RemoteConfigError(`${name} declares ${own} twice. Give each route its own path.`);
      taken.push(own);
    }
  }
  return config;
}
