import {
  type MountProps,
  matchRoute,
  partElementId,
  placeIds,
  type RegistryEntry,
} from '@title24/shared-config/contract';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { markLive } from './live-mark.ts';
import { PartNotice } from './part-notice.tsx';
import type { RemoteLoader } from './remote.loader.ts';
import type { Part } from './single-spa.port.ts';

interface Options {
  readonly entry: RegistryEntry;
  readonly registry: readonly RegistryEntry[];
  readonly loader: RemoteLoader;
  readonly mountProps: () => MountProps;
  readonly onError: (source: string, error: unknown) => void;
}

/** A remote's part of the page: loads it, mounts it, and shows what happened in its place where that fails. */
export class RemotePart implements Part {
  readonly name: string;
  readonly #options: Options;
  /** Counts activations, so that what was begun for an earlier one is dropped. */
  #turn = 0;
  #unmount: (() => Promise<unknown>) | undefined;
  #notice: { element: HTMLElement; root: Root } | undefined;
  /** The path that it failed at, while the notice says so. */
  #failedAt: string | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.name = options.entry.name;
  }

  isActive(pathname: string): boolean {
    return matchRoute(this.#options.registry, pathname)?.entry.name === this.name;
  }

  activate(): void {
    this.#turn += 1;
    void this.#show(this.#turn);
  }

  /** Another address shows. A part that failed at one of its screens is tried afresh at the next. */
  navigated(): void {
    if (this.#failedAt === null || this.#failedAt === location.pathname) return;
    this.#retry();
  }

  async deactivate(): Promise<void> {
    this.#turn += 1;
    this.#failedAt = null;
    markLive(null);
    await this.#clear();
    document.getElementById(partElementId(this.name))?.remove();
  }

  /** The remote threw while rendering: what is left of it goes, and the notice comes. */
  async broke(error: unknown): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    markLive(null);
    await this.#clear();
    if (turn !== this.#turn) return;
    this.#contentElement().replaceChildren();
    this.#fail(error);
  }

  async #show(turn: number): Promise<void> {
    const content = this.#contentElement();
    if (!content.hasChildNodes()) this.#showNotice({ state: 'loading' });
    try {
      const lifecycles = await this.#options.loader.load(this.name, 'lifecycles');
      if (turn !== this.#turn) return;
      const props = { ...this.#options.mountProps(), name: this.name, domElement: content };
      await lifecycles.bootstrap(props);
      if (turn !== this.#turn) return;
      // Before the content comes: what goes later would move it under the visitor's eyes.
      this.#removeNotice();
      await lifecycles.mount(props);
      const unmount = () => lifecycles.unmount(props);
      // The visitor has gone on meanwhile, or it broke.
      if (turn !== this.#turn) return void (await unmount());
      this.#unmount = unmount;
      markLive(this.name);
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#options.onError(this.name, error);
    this.#options.loader.forget(this.name);
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
    // The server's HTML of another screen says nothing here.
    if (isElsewhere) this.#contentElement().replaceChildren();
    this.#showNotice({ state: 'loading' });
    this.activate();
  }

  async #clear(): Promise<void> {
    this.#removeNotice();
    const unmount = this.#unmount;
    this.#unmount = undefined;
    await unmount?.().catch((error: unknown) => this.#options.onError(this.name, error));
  }

  /** `<div id="part-mf-x"><div>…</div></div>`; the server writes the same. */
  #contentElement(): HTMLElement {
    const id = partElementId(this.name);
    let element = document.getElementById(id);
    if (!element) {
      element = document.createElement('div');
      element.id = id;
      element.append(document.createElement('div'));
      document.getElementById(placeIds.main)?.append(element);
    }
    return element.lastElementChild as HTMLElement;
  }

  #showNotice(props: Parameters<typeof PartNotice>[0]): void {
    if (!this.#notice) {
      const element = document.createElement('div');
      this.#contentElement().before(element);
      this.#notice = { element, root: createRoot(element) };
    }
    this.#notice.root.render(createElement(PartNotice, props));
  }

  #removeNotice(): void {
    this.#notice?.root.unmount();
    this.#notice?.element.remove();
    this.#notice = undefined;
  }
}
