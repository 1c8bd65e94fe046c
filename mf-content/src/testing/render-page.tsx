import { render } from '@testing-library/react';
import { MountPropsContext } from '@title24/remote-kit/runtime';
import { MemoryRouter } from 'react-router-dom';
import { App } from './app.ts';
import { contentMountProps } from './mount-props.ts';

/** Renders the screen at this address as the shell would mount it. Returns the parcels that it requests and where it leads. */
export function renderPage(address: string, given?: Parameters<typeof contentMountProps>[0]) {
  const { mountProps, parcels, went } = contentMountProps(given);
  const view = render(
    <MountPropsContext value={mountProps}>
      <MemoryRouter initialEntries={[address]}>
        <App />
      </MemoryRouter>
    </MountPropsContext>,
  );
  return { ...view, parcels, went };
}
