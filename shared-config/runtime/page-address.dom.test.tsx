import { act, render, screen } from '@testing-library/react';
import { PageAddressProvider, usePageAddress, useQuery } from './page-address.tsx';

function Shown() {
  const { pathname, search } = usePageAddress();
  return <output>{`${pathname} ${search} ${useQuery().get('area')}`}</output>;
}
const shown = () => screen.getByRole('status').textContent;

test('a part follows the page’s URL', () => {
  history.replaceState(null, '', '/cost-estimator?area=2500');
  render(
    <PageAddressProvider>
      <Shown />
    </PageAddressProvider>,
  );
  expect(shown()).toBe('/cost-estimator ?area=2500 2500');
  history.pushState(null, '', '/prices');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(shown()).toBe('/prices  null');
});

test('on the server, the URL comes from the request', () => {
  history.replaceState(null, '', '/elsewhere');
  render(
    <PageAddressProvider url="/cost-estimator?area=800">
      <Shown />
    </PageAddressProvider>,
  );
  expect(shown()).toBe('/cost-estimator ?area=800 800');
});

test('an event without a change of the URL causes no rendering', () => {
  const rendered = jest.fn();
  function Counted() {
    rendered(usePageAddress());
    return null;
  }
  render(
    <PageAddressProvider>
      <Counted />
    </PageAddressProvider>,
  );
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(rendered).toHaveBeenCalledTimes(1);
});
