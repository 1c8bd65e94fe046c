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
  /** Registers a listener that is called after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Where and how a parcel is placed inside another part. */
export interface ParcelPlace<Props extends object = object> {
  readonly element: HTMLElement;
  readonly props: Props;
  /** Called if the parcel throws while rendering, at any time. From then on the parcel shows nothing. */
  readonly onBroken?: () => void;
}

/** Changes the props of a placed parcel, or removes the parcel. */
export interface ParcelHandle<Props extends object = never> {
  update(props: Props): Promise<void>;
  unmount(): Promise<void>;
}

/** Logs visitors in and out. Changes reach every part through the store, and also reach other tabs. */
export interface Session {
  /** Applies the result of a login call (`status` true, with its token), and stores the token. */
  start(login: LoginStatus): void;
  /** Logs out in the browser immediately, then on the server. Resolves even if the server cannot be reached. */
  end(): Promise<void>;
}

/** An error that a part reports to the shell. */
export interface Report {
  /**
   * `broken` if the part threw while rendering and shows nothing. The shell then shows a notice in the part's place.
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
   * Navigates to a path on this site, without a full reload if the site has a page at the path. With `replace`, the
   * new page replaces the current history entry.
   */
  navigate(href: string, options?: { readonly replace?: boolean }): Promise<void>;
  /**
   * Mounts another remote's parcel. Rejects if the parcel is unavailable; the caller then shows a plain link. The
   * function is not named mountParcel, because single-spa adds a prop of that name.
   */
  placeParcel<Props extends object>(
    parcel: Parcel<Props>,
    place: ParcelPlace<Props>,
  ): Promise<ParcelHandle<Props>>;
  report(report: Report): void;
  /**
   * Reports that no page exists at this address. Search engines then skip the address. The title becomes the document
   * title unless it is empty.
   */
  notFound(title: string): void;
  readonly pageData: PageDataStore;
  readonly queries: QueriesSource;
  /** ISO 8601 time at which the page was rendered, so that browser and server render the same initial content. */
  readonly now: string;
}
