import { type ComponentType, Suspense, use } from 'react';

export interface LazyPage {
  /** The page; until its code is there, nothing. */
  readonly Page: ComponentType;
  /** Loads the page's code; then the first rendering is whole, on the server and in the browser alike. */
  readonly preload: () => Promise<void>;
}

/** A page whose code is loaded when a visitor comes to it. A load that failed is tried again the next time. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  function Content() {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded /> : null;
  }

  return {
    Page: () => (
      <Suspense>
        <Content />
      </Suspense>
    ),
    preload,
  };
}
