import { act, render } from '@testing-library/react';
import { testMountProps } from '../testing/index.ts';
import { MountPropsContext } from './mount-props-context.ts';
import { NotFound } from './not-found.tsx';
import { PageAddressProvider, usePathParams } from './page-address.tsx';

function Member() {
  const { id } = usePathParams('/team/:id', '/staff/:id/*');
  return id === 'ana' ? <p>{id}</p> : <NotFound title={`There is no ${id}`} />;
}

function go(path: string): void {
  history.replaceState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

test('a screen tells the shell about each address that has no page', () => {
  go('/team/ben');
  const notFound = jest.fn();
  const view = render(
    <MountPropsContext value={testMountProps({}, { notFound })}>
      <PageAddressProvider>
        <Member />
      </PageAddressProvider>
    </MountPropsContext>,
  );
  expect(view.container.textContent).toBe('');
  act(() => go('/staff/eve/x'));
  act(() => go('/team/ana'));
  expect(view.container.textContent).toBe('ana');
  expect(notFound.mock.calls).toEqual([['There is no ben'], ['There is no eve']]);
});
