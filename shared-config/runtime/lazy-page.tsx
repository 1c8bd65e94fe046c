import { type ComponentType, Suspense, use, useState } from 'react';

export interface LazyPage {
  /** The page; until its code is there, nothing. */
  readonly Page: ComponentType;
  /** Loads the page's code; then the first rendering is whole, on the server and in the browser alike. */
  readonly preload: () => Promise<void>;
}

/** A page whose code is loaded when a visitor comes to it. A load that failed stays so: a fresh copy of the part tries again. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= load().then((component) => {
      Loaded = component;
    });
    return loading;
  };

  function Content() {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded /> : null;
  }

  function Page() {
    // Decided once for as long as the page stands. What is there needs no boundary, which on the server would swallow what the page throws.
    const [Ready] = useState(() => Loaded);
    if (Ready) return <Ready />;
    return (
      <Suspense>
        <Content />
      </Suspense>
    );
  }

  return { Page, preload };
}
