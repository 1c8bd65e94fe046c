import { cleanup, render, screen, within } from '@testing-library/react';
import { testConfiguration } from '@title24/remote-kit/testing';
import type { SiteConfiguration } from '@title24/shared-domain';
import { Provider } from 'react-redux';
import { NotFound } from '../not-found/not-found.tsx';
import { createShellStore } from '../store/store.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { ShellBottom } from './shell-bottom.tsx';

function show(config: SiteConfiguration, pathname = '/prices') {
  render(
    <Provider store={createShellStore({ config, location: { pathname, route: null } })}>
      <NavigationBar />
      <NotFound />
      <ShellBottom renderedAt={new Date(0)} build="1" />
    </Provider>,
  );
}

const hrefs = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !/^(tel|mailto):/.test(href));

test('N1, N8: in the layout, each link to a page starts with a configured base URL', () => {
  const { baseUrl, ...rest } = testConfiguration;
  show({ ...rest, baseUrl: { site: 'https://www.base.example', app: 'https://app.base.example' } });
  expect(hrefs().filter((href) => !/^https:\/\/(www|app)\.base\.example\//.test(href))).toEqual([]);
  expect(hrefs()).toContain('https://app.base.example/configured/myProjects');
  expect(hrefs()).toContain('https://www.base.example/configured/resources');
});

test('H9: the footer shows only configured details of the company', () => {
  const contact = () => screen.getByRole('region', { name: 'Contact Us' }).textContent;
  show(testConfiguration);
  expect(contact()).not.toMatch(/since|CEA/);
  cleanup();
  const about = { people: 'A. Person, CEA 1', serviceArea: 'All of California', hours: '', since: '2009' };
  show({ ...testConfiguration, about });
  expect(contact()).toMatch(/All of California.*In business since 2009.*A\. Person, CEA 1$/);
});

test('N8: if several links lead to the current page, only the first is marked as current', () => {
  const navLinks = { ...testConfiguration.navLinks, myProjects: '/projects', activeProject: '/projects' };
  show({ ...testConfiguration, navLinks }, '/projects');
  const marked = within(screen.getByRole('navigation', { name: 'Quick Links' }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual(['My Projects']);
});
