import type { LoginStatus, SiteConfiguration } from '@title24/shared-domain';
import type { PageDataStore } from './page-data.ts';
import type { Parcel } from './parcels.ts';
import type { QueriesSource } from './queries.ts';
import type { RpcClient } from './rpc-client.ts';

/** What the shell keeps for every part of the page. */
export interface SharedState {
  readonly config: SiteConfiguration;
  readonly login: LoginStatus;
}

/** The shell's store as the parts see it: they read and listen, the shell writes. */
export interface SharedStore {
  getState(): SharedState;
  /** Calls back after each change; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** Where and how a parcel is placed inside another part. */
export interface ParcelPlace<Props extends object = object> {
  readonly element: HTMLElement;
  readonly props: Props;
  /** Called where the parcel throws while rendering, now or later: it shows nothing any more. */
  readonly onBroken?: () => void;
}

export interface ParcelHandle<Props extends object = never> {
  update(props: Props): Promise<void>;
  unmount(): Promise<void>;
}

/** How a part changes who is logged in. What comes of it reaches every part through the store, and other tabs too. */
export interface Session {
  /** Takes over what a login call answered (`status` true, with its token), and keeps the token. */
  start(login: LoginStatus): void;
  /** Logs out here at once, then on the server. Resolves even if the server could not be told. */
  end(): Promise<void>;
}

export interface Report {
  /** `broken`: the part threw while rendering and shows nothing any more; the shell shows what happened in its place. */
  readonly kind: 'error' | 'broken';
  readonly source: string;
  readonly error: unknown;
}

/** What the shell hands to each remote when it mounts it. */
export interface MountProps {
  readonly contract: string;
  readonly store: SharedStore;
  readonly rpc: RpcClient;
  readonly session: Session;
  /** Goes to a path of this site without a full reload if the site has it, else by the browser. */
  navigate(href: string): Promise<void>;
  /** Mounts another remote's parcel (not named mountParcel: single-spa puts its own there); rejects if it cannot be had, and the caller keeps its plain link. */
  placeParcel<Props extends object>(
    parcel: Parcel<Props>,
    place: ParcelPlace<Props>,
  ): Promise<ParcelHandle<Props>>;
  report(report: Report): void;
  readonly pageData: PageDataStore;
  readonly queries: QueriesSource;
  /** ISO 8601 moment at which the page was rendered, so that browser and server agree on what shows at first. */
  readonly now: string;
}
