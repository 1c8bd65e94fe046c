import { BrowserRouter } from 'react-router-dom';
import type { MountProps, PartLifecycles, RemoteScreens } from '../contract/index.ts';
import { MountPropsContext } from './mount-props-context.ts';
import { hydratingRoot, reactLifecycles } from './react-lifecycles.tsx';
import { remoteApp } from './remote-app.tsx';

/** Returns the lifecycles that a remote exposes as `./lifecycles`. @public Called by generated entries. */
export function createRemote(screens: RemoteScreens): PartLifecycles {
  const { App, preload } = remoteApp(screens);
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
    createRoot: (element) => hydratingRoot(element, `${screens.name}-`),
  });
  return {
    ...lifecycles,
    // The shell bootstraps before each mount, and shows a loading state until then.
    bootstrap: () => preload(location.pathname),
  } as PartLifecycles;
}
