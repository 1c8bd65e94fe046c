import { type ComponentType, Suspense, use, useState } from 'react';

export interface LazyPage<Props extends object = object> {
  /** The page; until its code is there, nothing. */
  readonly Page: ComponentType<Props>;
  /** Loads the page's code; then the first rendering is whole, on the server and in the browser alike. */
  readonly preload: () => Promise<void>;
}

/**
 * A page whose code is loaded when a visitor comes to it. A load that failed stays so: a fresh copy of the part tries again.
 * @public For what a screen loads by need within itself.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= load().then((component) => {
      Loaded = component;
    });
    return loading;
  };

  function Content(props: Props) {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded {...props} /> : null;
  }

  function Page(props: Props) {
    // Decided once for as long as the page stands. What is there needs no boundary, which on the server would swallow what the page throws.
    const [Ready] = useState(() => Loaded);
    if (Ready) return <Ready {...props} />;
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    );
  }

  return { Page, preload };
}
