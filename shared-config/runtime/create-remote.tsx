import type { MountProps, RemoteLifecycles, RemoteScreens } from '../contract/index.ts';
import { MountPropsContext } from './mount-props-context.ts';
import { PageAddressProvider } from './page-address.tsx';
import { hydratingRoot, reactLifecycles } from './react-lifecycles.tsx';
import { remoteApp } from './remote-app.tsx';

/**
 * Returns the lifecycles that a remote exposes as `./lifecycles`.
 * @public Called by generated entries.
 */
export function createRemote(screens: RemoteScreens): RemoteLifecycles {
  const { App, preload } = remoteApp(screens);
  function RemoteRoot(props: MountProps) {
    return (
      <MountPropsContext value={props}>
        <PageAddressProvider>
          <App />
        </PageAddressProvider>
      </MountPropsContext>
    );
  }
  const lifecycles = reactLifecycles({
    Root: RemoteRoot,
    createRoot: (element) => hydratingRoot(element, `${screens.name}-`),
  });
  return {
    ...lifecycles,
    // The shell calls bootstrap before each mount, and waits until it resolves.
    bootstrap: () => preload(location.pathname),
    prepare: preload,
  } as RemoteLifecycles;
}
