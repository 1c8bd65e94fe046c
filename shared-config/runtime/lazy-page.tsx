import { type ComponentType, Suspense, use, useState } from 'react';

export interface LazyPage<Props extends object = object> {
  /** The page; renders nothing until its code is loaded. */
  readonly Page: ComponentType<Props>;
  /** Loads the page's code, so that the first rendering is complete on the server and in the browser. */
  readonly preload: () => Promise<void>;
}

/**
 * Returns a page whose code is loaded when a visitor opens it, or is about to. @public For components that a screen
 * loads on demand.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const loadOnce = () => {
    loading ??= load().then((component) => {
      Loaded = component;
    });
    return loading;
  };
  const preload = () =>
    loadOnce().catch((error: unknown) => {
      // The next load tries again.
      loading = undefined;
      throw error;
    });

  function Content(props: Props) {
    // Called in each rendering, as React requires.
    use(loadOnce());
    return Loaded ? <Loaded {...props} /> : null;
  }

  function Page(props: Props) {
    // Decided once for as long as the page is mounted. Loaded code needs no boundary, which on the server would
    // swallow the page's errors.
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
