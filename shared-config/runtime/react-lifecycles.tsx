import * as React from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { lastGoodMark, type MountProps } from '../contract/index.ts';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';

interface Options<Props extends MountProps> {
  /** Creates a React root for an element; `identifierPrefix` keeps the generated ids of a page's parts apart. */
  readonly createRoot: (element: HTMLElement) => Pick<Root, 'render' | 'unmount'>;
  readonly Root: React.FunctionComponent<Props>;
}

/** Returns single-spa lifecycles of a React part, mounted into the element that the shell passes as `domElement`. */
export function reactLifecycles<Props extends MountProps>({ createRoot, Root }: Options<Props>) {
  return singleSpaReact<{ domElement: HTMLElement }>({
    React,
    ReactDOMClient: { createRoot },
    // Its types do not know our props.
    rootComponent: Root as never,
    errorBoundaryClass: RemoteErrorBoundary as never,
    domElementGetter: (props) => props.domElement,
  });
}

/** Creates a root that hydrates if the element has server-rendered HTML of this page, and otherwise renders. */
export function hydratingRoot(
  element: HTMLElement,
  identifierPrefix: string,
): Pick<Root, 'render' | 'unmount'> {
  if (!element.hasChildNodes() || element.closest(`[${lastGoodMark}]`))
    return createRoot(element, { identifierPrefix });
  let root: Root | undefined;
  return {
    render(node) {
      if (root) root.render(node);
      else root = hydrateRoot(element, node, { identifierPrefix });
    },
    unmount: () => root?.unmount(),
  };
}
