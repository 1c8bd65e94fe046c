import { notFoundPart, partElementId, placeIds } from '@title24/remote-kit/contract';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { identifierPrefixes } from '../composition/identifier-prefixes.ts';
import { markLive, type Part } from '../composition/part.ts';
import type { RegistryClient } from '../composition/registry.client.ts';
import type { ShellStore } from '../store/store.ts';
import { NotFound } from './not-found.tsx';

/** The page for a path without a route. */
export class NotFoundPart implements Part {
  readonly name = notFoundPart;
  readonly #registry: RegistryClient;
  readonly #store: ShellStore;
  #root: Root | undefined;

  constructor(registry: RegistryClient, store: ShellStore) {
    this.#registry = registry;
    this.#store = store;
  }

  isActive(pathname: string): boolean {
    return this.#registry.match(pathname) === null;
  }

  activate(): void {
    markLive(this.name);
    const options = { identifierPrefix: identifierPrefixes.notFound };
    const page = (
      <Provider store={this.#store}>
        <NotFound />
      </Provider>
    );
    const served = document.getElementById(partElementId(notFoundPart));
    if (served) {
      this.#root = hydrateRoot(served, page, options);
      return;
    }
    const element = document.createElement('div');
    element.id = partElementId(notFoundPart);
    document.getElementById(placeIds.main)?.append(element);
    this.#root = createRoot(element, options);
    this.#root.render(page);
  }

  async deactivate(): Promise<void> {
    markLive(null);
    this.#root?.unmount();
    document.getElementById(partElementId(notFoundPart))?.remove();
  }
}
