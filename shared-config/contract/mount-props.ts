import type { LoginStatus, SiteConfiguration } from '@title24/shared-domain';
import type { PageDataStore } from './page-data.ts';
import type { Parcel } from './parcels.ts';
import type { QueriesSource } from './queries.ts';
import type { RpcClient } from './rpc-client.ts';

/** State that the shell keeps for all parts of the page. */
export interface SharedState {
  readonly config: SiteConfiguration;
  readonly login: LoginStatus;
}

/** The shell's store as parts see it: they read and subscribe, the shell writes. */
export interface SharedStore {
  getState(): SharedState;
  /** Calls back after each change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Where and how a parcel is placed inside another part. */
export interface ParcelPlace<Props extends object = object> {
  readonly element: HTMLElement;
  readonly props: Props;
  /** Called if the parcel throws while rendering, now or later: it shows nothing from then on. */
  readonly onBroken?: () => void;
}

/** Changes a placed parcel's props, or removes it. */
export interface ParcelHandle<Props extends object = never> {
  update(props: Props): Promise<void>;
  unmount(): Promise<void>;
}

/** Changes who is logged in. The result reaches every part through the store, and other tabs too. */
export interface Session {
  /** Applies the result of a login call (`status` true, with its token), and stores the token. */
  start(login: LoginStatus): void;
  /** Logs out here immediately, then on the server. Resolves even if the server could not be reached. */
  end(): Promise<void>;
}

/** An error that a part reports to the shell. */
export interface Report {
  /** `broken`: the part threw while rendering and shows nothing; the shell shows a notice in its place. */
  readonly kind: 'error' | 'broken';
  readonly source: string;
  readonly error: unknown;
}

/** Props that the shell passes to each remote when it mounts it. */
export interface MountProps {
  readonly contract: string;
  readonly store: SharedStore;
  readonly rpc: RpcClient;
  readonly session: Session;
  /**
   * Navigates to a path on this site, without a full reload if the site has a page there. With `replace`, the current
   * page's history entry is replaced.
   */
  navigate(href: string, options?: { readonly replace?: boolean }): Promise<void>;
  /**
   * Mounts another remote's parcel (not named mountParcel, because single-spa adds its own under that name); rejects
   * if it is unavailable, and the caller keeps its plain link.
   */
  placeParcel<Props extends object>(
    parcel: Parcel<Props>,
    place: ParcelPlace<Props>,
  ): Promise<ParcelHandle<Props>>;
  report(report: Report): void;
  /**
   * Reports that there is no page at this address: search engines skip it, and a title, if any, becomes the document's.
   */
  notFound(title: string): void;
  readonly pageData: PageDataStore;
  readonly queries: QueriesSource;
  /** ISO 8601 time at which the page was rendered, so that browser and server agree on what is shown initially. */
  readonly now: string;
}
