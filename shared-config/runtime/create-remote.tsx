import type { ComponentType } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { MountProps, PartLifecycles } from '../contract/index.ts';
import { MountPropsContext } from './mount-props-context.ts';
import { hydratingRoot, reactLifecycles } from './react-lifecycles.tsx';

/** What the browser's and the server's side of a remote are both made from. */
export interface RemoteDefinition {
  /** Registry name. */
  readonly name: string;
  readonly App: ComponentType;
  /** Loads what the first rendering of this path needs, where the remote loads its pages' code on demand. */
  readonly preload?: (pathname: string) => Promise<void>;
}

/** The lifecycles that a remote exposes as `./lifecycles`. */
export function createRemote({ name, App, preload }: RemoteDefinition): PartLifecycles {
  function RemoteRoot(props: MountProps) {
    return (
      <MountPropsContext value={props}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </MountPropsContext>
    );
  }
  const lifecycles = reactLifecycles({
    Root: RemoteRoot,
    createRoot: (element) => hydratingRoot(element, `${name}-`),
  });
  return {
    ...lifecycles,
    // The shell bootstraps before each mount, and shows that it is loading meanwhile.
    bootstrap: async () => preload?.(location.pathname),
  } as PartLifecycles;
}
