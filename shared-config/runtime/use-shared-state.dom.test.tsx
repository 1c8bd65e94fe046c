import { act, render, screen } from '@testing-library/react';
import { loggedOut, type SiteConfiguration } from '@title24/shared-domain';
import { testConfiguration, testMountProps } from '../testing/index.ts';
import { MountPropsContext } from './mount-props-context.ts';
import { useConfig } from './use-shared-state.ts';

function Links() {
  const { navLinks } = useConfig();
  return (
    <>
      <a href={navLinks.prices}>prices</a> <a href={navLinks.newProject}>new project</a>
    </>
  );
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('N1: useConfig returns links that start with the configured base URLs, and follows changes', () => {
  let config: SiteConfiguration = testConfiguration;
  let changed = () => {};
  const store = {
    getState: () => ({ config, login: loggedOut }),
    subscribe: (listener: () => void) => {
      changed = listener;
      return () => undefined;
    },
  };
  render(
    <MountPropsContext value={testMountProps({}, { store })}>
      <Links />
    </MountPropsContext>,
  );
  expect(hrefs()).toEqual(['/configured/prices', '/configured/newProject']);
  config = {
    ...testConfiguration,
    baseUrl: { site: 'https://www.example.com', app: 'https://app.example.com' },
  };
  act(() => changed());
  expect(hrefs()).toEqual([
    'https://www.example.com/configured/prices',
    'https://app.example.com/configured/newProject',
  ]);
});
