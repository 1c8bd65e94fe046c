import type { LoginStatus, SiteConfiguration } from '@title24/shared-domain';
import type { PageDataStore } from './page-data.ts';
import type { Parcel } from './parcels.ts';
import type { QueriesSource } from './queries.ts';
import type { RpcClient } from './rpc-client.ts';

/** State that the shell manages for all parts of the page. */
export interface SharedState {
  readonly config: SiteConfiguration;
  readonly login: LoginStatus;
}

/** The shell's store, which parts can read and subscribe to. */
export interface SharedStore {
  getState(): SharedState;
  /** Registers a listener for changes. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Where and how a part places a parcel. */
export interface ParcelPlace<Props extends object = object> {
  readonly element: HTMLElement;
  readonly props: Props;
  /** Called if the parcel throws while rendering. The parcel then shows nothing. */
  readonly onBroken?: () => void;
}

/** Changes a placed parcel's props, or removes the parcel. */
export interface ParcelHandle<Props extends object = never> {
  update(props: Props): Promise<void>;
  unmount(): Promise<void>;
}

/** Logs visitors in and out, in all parts and tabs. */
export interface Session {
  /** Applies and stores the result of a login call. */
  start(login: LoginStatus): void;
  /**
   * Logs out in the browser immediately, then on the server. Resolves even if the server cannot be reached.
   */
  end(): Promise<void>;
}

/** An error that a part reports to the shell. */
export interface Report {
  /**
   * `broken` if the part or parcel shows nothing because it threw while rendering. The shell then shows a notice for a
   * part, and calls `onBroken` for a parcel.
   */
  readonly kind: 'error' | 'broken';
  readonly source: string;
  readonly error: unknown;
}

/** Props that the shell passes to each remote when mounting it. */
export interface MountProps {
  readonly contract: string;
  readonly store: SharedStore;
  readonly rpc: RpcClient;
  readonly session: Session;
  /**
   * Navigates to a path on this site, without a full reload if possible. `replace` replaces the current
   * history entry.
   */
  navigate(href: string, options?: { readonly replace?: boolean }): Promise<void>;
  /**
   * Mounts another remote's parcel. Rejects if the parcel is unavailable. The name is not mountParcel,
   * because single-spa adds a prop of that name.
   */
  placeParcel<Props extends object>(
    parcel: Parcel<Props>,
    place: ParcelPlace<Props>,
  ): Promise<ParcelHandle<Props>>;
  report(report: Report): void;
  /**
   * Reports that the current URL has no page, so that search engines skip it. A non-empty title becomes the document
   * title.
   */
  notFound(title: string): void;
  readonly pageData: PageDataStore;
  readonly queries: QueriesSource;
  /**
   * ISO 8601 time at which the server rendered the page, so that the browser renders the same initial content. After a
   * navigation, the time of the navigation.
   */
  readonly now: string;
}
