import { type ComponentType, Suspense, use, useState } from 'react';

export interface LazyPage<Props extends object = object> {
  /** The page, which renders nothing until its code is loaded. */
  readonly Page: ComponentType<Props>;
  /** Loads the page's code, so that the first rendering is complete. */
  readonly preload: () => Promise<void>;
}

/**
 * Returns a page whose code is loaded when a visitor opens it or is about to.
 * @public For components that a screen loads on demand.
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
      // Lets the next `preload` load the code again.
      loading = undefined;
      throw error;
    });

  function Content(props: Props) {
    // React requires this call in each rendering.
    use(loadOnce());
    return Loaded ? <Loaded {...props} /> : null;
  }

  function Page(props: Props) {
    // Once the code is loaded, no Suspense boundary is needed. A boundary would hide the page's errors on the
    // server.
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
