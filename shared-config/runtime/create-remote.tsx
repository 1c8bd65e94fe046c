import type { ComponentType } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { MountProps } from '../contract/index.ts';
import { MountPropsContext } from './mount-props-context.ts';
import { hydratingRoot, reactLifecycles } from './react-lifecycles.tsx';

/** The lifecycles that a remote exposes as `./lifecycles`. */
export function createRemote({ name, App }: { readonly name: string; readonly App: ComponentType }) {
  function RemoteRoot(props: MountProps) {
    return (
      <MountPropsContext value={props}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </MountPropsContext>
    );
  }
  return reactLifecycles({ Root: RemoteRoot, createRoot: (element) => hydratingRoot(element, `${name}-`) });
}
