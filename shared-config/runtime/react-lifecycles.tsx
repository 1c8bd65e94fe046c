import { type ComponentType, type ReactNode, startTransition, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { MountProps } from '../contract/index.ts';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';

type PartRoot = Pick<Root, 'render' | 'unmount'>;
type Placed<Props> = Props & { readonly name: string; readonly domElement: HTMLElement };

interface Options<Props extends MountProps> {
  readonly createRoot: (element: HTMLElement) => PartRoot;
  readonly Root: ComponentType<Props>;
}

/**
 * Returns single-spa lifecycles for a React part in `domElement`. `mount` and `update` resolve when the page
 * shows the part.
 */
export function reactLifecycles<Props extends MountProps>({ createRoot, Root }: Options<Props>) {
  const mounted = new WeakMap<HTMLElement, { readonly root: PartRoot; readonly waiting: Set<() => void> }>();

  function render(props: Placed<Props>): Promise<void> {
    const { root, waiting } = mounted.get(props.domElement) ?? {};
    if (!root || !waiting) return Promise.resolve();
    // React may combine several renderings, so all waiting promises are resolved.
    const onShown = () => {
      for (const resolve of waiting) resolve();
      waiting.clear();
    };
    return new Promise((resolve) => {
      waiting.add(resolve);
      root.render(
        <Shown onShown={onShown}>
          <RemoteErrorBoundary name={props.name} report={props.report}>
            <Root {...props} />
          </RemoteErrorBoundary>
        </Shown>,
      );
    });
  }

  return {
    bootstrap: async () => undefined,
    mount(props: Placed<Props>): Promise<void> {
      mounted.set(props.domElement, { root: createRoot(props.domElement), waiting: new Set() });
      return render(props);
    },
    update: render,
    async unmount({ domElement }: Placed<Props>): Promise<void> {
      const { root, waiting } = mounted.get(domElement) ?? {};
      mounted.delete(domElement);
      root?.unmount();
      // After the unmount, pending renderings never reach the page, so their promises are resolved here.
      for (const resolve of waiting ?? []) resolve();
    },
  };
}

function Shown({ onShown, children }: { readonly onShown: () => void; readonly children: ReactNode }) {
  useLayoutEffect(onShown, [onShown]);
  return children;
}

/** Creates a root that hydrates server-rendered HTML. In an empty element, it renders immediately instead. */
export function hydratingRoot(element: HTMLElement, identifierPrefix: string): PartRoot {
  if (!element.hasChildNodes()) {
    const root = createRoot(element, { identifierPrefix });
    return {
      // The previous page has already been removed. Without `flushSync`, the browser would paint an empty area in
      // between.
      render: (node) => flushSync(() => root.render(node)),
      unmount: () => root.unmount(),
    };
  }
  let root: Root | undefined;
  return {
    render(node) {
      if (root) root.render(node);
      // In a transition, rendering yields to user input every few milliseconds.
      else
        startTransition(() => {
          root = hydrateRoot(element, node, { identifierPrefix });
        });
    },
    unmount: () => root?.unmount(),
  };
}
