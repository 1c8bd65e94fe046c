import {
  type MountProps,
  type PartLifecycles,
  partAttribute,
  partElementId,
  placeIds,
} from '@title24/remote-kit/contract';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { markLive, type Part } from './part.ts';
import { PartNotice } from './part-notice.tsx';
import { updatePartStyles } from './part-styles.ts';
import type { RemoteLoader } from './remote.loader.ts';
import { elapsed, TimeLimitError, timeLimits, withTimeLimit } from './time-limits.ts';

interface Options {
  readonly name: string;
  /** Returns whether this remote has a route for a path. The path has no query string. */
  readonly shows: (pathname: string) => boolean;
  readonly loader: Pick<RemoteLoader, 'load' | 'forget'>;
  readonly mountProps: () => MountProps;
  readonly onError: (source: string, error: unknown) => void;
  /** Called when the part has failed, just before it shows a notice. */
  readonly onFail: (name: string, error: unknown) => void;
  /** Called when an empty part starts. `showing` resolves after the part is shown, fails or is removed. */
  readonly onWait: (showing: Promise<void>) => void;
}

type PartProps = MountProps & { readonly name: string; readonly domElement: HTMLElement };

/** Milliseconds before an empty element shows a loading notice. */
const unseenMs = 100;

/** Milliseconds before the single silent retry. */
const retryDelayMs = 500;

/** A failure after this many milliseconds of loading is not retried silently. */
const silentFailureMs = 5_000;

/** Returns the milliseconds from the last failure to a retry: 0 at first, then 1 s, 2 s, 4 s … up to 30 s. */
const backOffMs = (failures: number) => (failures < 2 ? 0 : Math.min(1_000 * 2 ** (failures - 2), 30_000));

/** The part of a page that a remote renders. */
export class RemotePart implements Part {
  readonly name: string;
  readonly #options: Options;
  /** The server's HTML of the part. If the part fails at the URL `#servedAt`, this HTML is shown again. */
  readonly #servedHtml: string;
  readonly #servedAt = presentUrl();
  /** Increases when the part starts, breaks or is removed. Results of earlier turns are ignored. */
  #turn = 0;
  #unmount: (() => Promise<unknown>) | undefined;
  #notice: { element: HTMLElement; root: Root } | undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  /** Path at which the part failed; null without an error notice. */
  #failedAt: string | null = null;
  /** Number of failures since the last mount or removal. */
  #failures = 0;
  #lastFailure = 0;

  constructor(options: Options) {
    this.#options = options;
    this.name = options.name;
    this.#servedHtml = document.getElementById(partElementId(this.name))?.lastElementChild?.innerHTML ?? '';
  }

  isActive(pathname: string): boolean {
    return this.#options.shows(pathname);
  }

  activate(): void {
    this.#begin();
  }

  /** Retries the part after a navigation between two of its paths, if it failed at the previous path. */
  navigated(): void {
    const { pathname } = location;
    if (this.#failedAt === null || this.#failedAt === pathname || !this.isActive(pathname)) return;
    this.#retry();
  }

  async deactivate(): Promise<void> {
    this.#turn += 1;
    this.#failedAt = null;
    this.#failures = 0;
    markLive(null);
    await this.#clear();
    document.getElementById(partElementId(this.name))?.remove();
    updatePartStyles();
  }

  /**
   * Removes the remote after a rendering error and shows a notice. Shows the server's HTML below the notice
   * if the HTML is for this page.
   */
  async broke(error: unknown): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    markLive(null);
    await this.#clear();
    if (turn !== this.#turn) return;
    this.#renewContent();
    this.#fail(error);
  }

  #begin(waitMs = 0): void {
    this.#turn += 1;
    const turn = this.#turn;
    const isEmpty = !this.#contentElement().hasChildNodes();
    // The delay avoids a flash of the notice before a quick mount.
    if (isEmpty) this.#noticeTimer = setTimeout(() => this.#showNotice({ state: 'loading' }), unseenMs);
    const showing = waitMs > 0 ? elapsed(waitMs).then(() => this.#show(turn)) : this.#show(turn);
    if (isEmpty) this.#options.onWait(showing);
  }

  async #show(turn: number): Promise<void> {
    if (turn !== this.#turn) return;
    const props = { ...this.#options.mountProps(), name: this.name, domElement: this.#contentElement() };
    try {
      const lifecycles = await this.#prepare(turn, props);
      if (turn !== this.#turn) return;
      // Removing the notice after the mount would shift content that the visitor is already reading.
      this.#removeNotice();
      await this.#mount(lifecycles, turn, props);
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
  }

  /** Loads and bootstraps the part. Retries once if the first attempt fails quickly because of the network. */
  async #prepare(turn: number, props: PartProps): Promise<PartLifecycles> {
    const attempt = async () => {
      const lifecycles = await this.#options.loader.load(this.name, 'lifecycles');
      if (turn === this.#turn)
        await withTimeLimit(lifecycles.bootstrap(props), timeLimits.mountMs, `${this.name}: bootstrap`);
      return lifecycles;
    };
    const startedAt = Date.now();
    try {
      return await attempt();
    } catch (error) {
      const isFirst = this.#failures === 0 && Date.now() - startedAt < silentFailureMs;
      if (turn !== this.#turn || !isFirst || !isNetworkFault(error)) throw error;
      this.#options.loader.forget(this.name);
      await elapsed(retryDelayMs);
      if (turn !== this.#turn) throw error;
      return attempt();
    }
  }

  async #mount(lifecycles: PartLifecycles, turn: number, props: PartProps): Promise<void> {
    const unmount = () => lifecycles.unmount(props);
    const mounting = lifecycles.mount(props);
    try {
      await withTimeLimit(mounting, timeLimits.mountMs, `${this.name}: mount`);
    } catch (error) {
      // The mount may still complete.
      void mounting.then(unmount).catch(() => undefined);
      if (turn === this.#turn) this.#renewContent();
      throw error;
    }
    // True if the part was removed, broke or was started again during the mount.
    if (turn !== this.#turn) return void (await unmount());
    this.#unmount = unmount;
    this.#failures = 0;
    markLive(this.name);
  }

  #fail(error: unknown): void {
    this.#options.onError(this.name, error);
    this.#options.onFail(this.name, error);
    this.#options.loader.forget(this.name);
    this.#failures += 1;
    this.#lastFailure = Date.now();
    this.#failedAt = location.pathname;
    this.#showNotice({
      state: 'failed',
      hasContent: this.#contentElement().hasChildNodes(),
      onRetry: () => this.#retry(),
    });
  }

  #retry(): void {
    const isElsewhere = this.#failedAt !== location.pathname;
    this.#failedAt = null;
    // The server's HTML was rendered for another screen.
    if (isElsewhere) this.#contentElement().replaceChildren();
    this.#showNotice({ state: 'loading' });
    this.#begin(Math.max(0, this.#lastFailure + backOffMs(this.#failures) - Date.now()));
  }

  async #clear(): Promise<void> {
    this.#removeNotice();
    const unmount = this.#unmount;
    this.#unmount = undefined;
    if (!unmount) return;
    try {
      await withTimeLimit(unmount(), timeLimits.unmountMs, `${this.name}: unmount`);
    } catch (error) {
      this.#options.onError(this.name, error);
      // After a slow unmount, this copy of the remote must not be mounted again.
      if (error instanceof TimeLimitError) this.#options.loader.forget(this.name);
    }
  }

  /**
   * Returns the inner element of `<div id="part-mf-x"><div data-part="mf-x">…</div></div>`. Creates both
   * elements if they are missing.
   */
  #contentElement(): HTMLElement {
    const id = partElementId(this.name);
    let element = document.getElementById(id);
    if (!element) {
      element = document.createElement('div');
      element.id = id;
      element.append(this.#emptyContent());
      document.getElementById(placeIds.main)?.append(element);
      updatePartStyles();
    }
    return element.lastElementChild as HTMLElement;
  }

  #emptyContent(): HTMLElement {
    const content = document.createElement('div');
    content.setAttribute(partAttribute, this.name);
    return content;
  }

  /**
   * Replaces the content element, because a React root may still write to it. Restores the server's HTML if
   * the HTML is for this page.
   */
  #renewContent(): void {
    const fresh = this.#emptyContent();
    if (presentUrl() === this.#servedAt) fresh.innerHTML = this.#servedHtml;
    this.#contentElement().replaceWith(fresh);
  }

  #showNotice(props: Parameters<typeof PartNotice>[0]): void {
    clearTimeout(this.#noticeTimer);
    if (!this.#notice) {
      const element = document.createElement('div');
      this.#contentElement().before(element);
      this.#notice = { element, root: createRoot(element) };
    }
    this.#notice.root.render(createElement(PartNotice, props));
  }

  #removeNotice(): void {
    clearTimeout(this.#noticeTimer);
    this.#notice?.root.unmount();
    this.#notice?.element.remove();
    this.#notice = undefined;
  }
}

const presentUrl = () => location.pathname + location.search;

/** Returns whether files of the remote could not be loaded, usually because of the network. */
function isNetworkFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ChunkLoadError') return true;
  return error.name === 'RemoteLoadError' && error.cause !== undefined;
}
