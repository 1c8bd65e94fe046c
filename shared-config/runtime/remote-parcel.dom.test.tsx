import { act, render, screen } from '@testing-library/react';
import type { MountProps, Parcel, ParcelHandle, ParcelPlace } from '../contract/index.ts';
import { MountPropsContext } from './mount-props-context.ts';
import { RemoteParcel } from './remote-parcel.tsx';

const part: Parcel<object> = { remote: 'mf-x', parcel: 'part' };

function host() {
  const requests: (Parcel & ParcelPlace)[] = [];
  const reports: unknown[] = [];
  const settled: boolean[] = [];
  const handle = { update: jest.fn(async () => undefined), unmount: jest.fn(async () => undefined) };
  let placing = Promise.withResolvers<ParcelHandle>();
  const mountProps = {
    placeParcel(parcel: Parcel, place: ParcelPlace) {
      requests.push({ ...parcel, ...place });
      placing = Promise.withResolvers();
      return placing.promise;
    },
    report: (report: unknown) => reports.push(report),
  } as unknown as MountProps;
  const page = (props: object = {}) => (
    <MountPropsContext value={mountProps}>
      <RemoteParcel
        parcel={part}
        props={props}
        fallback={<a href="/plain">plain</a>}
        onSettled={(there) => settled.push(there)}
      />
    </MountPropsContext>
  );
  return {
    requests,
    reports,
    settled,
    handle,
    page,
    arrive: () => act(async () => placing.resolve(handle)),
    fail: () => act(async () => placing.reject(new Error('down'))),
  };
}

test('the plain link is shown only until the parcel is mounted', async () => {
  const { page, arrive, requests } = host();
  render(page({ area: 1 }));
  expect(screen.getByRole('link', { name: 'plain' })).toBeTruthy();
  expect(requests).toMatchObject([{ remote: 'mf-x', parcel: 'part', props: { area: 1 } }]);
  await arrive();
  expect(screen.queryByRole('link')).toBeNull();
});

test('if the parcel is unavailable, the plain link stays, and the failure is reported', async () => {
  const { page, fail, reports } = host();
  render(page());
  await fail();
  expect(screen.getByRole('link', { name: 'plain' })).toBeTruthy();
  expect(reports).toMatchObject([{ kind: 'error', source: 'mf-x/part' }]);
});

test('changed props reach the parcel, even if they change while the parcel is loading', async () => {
  const { page, arrive, handle } = host();
  const view = render(page({ area: 1 }));
  view.rerender(page({ area: 2 }));
  await arrive();
  expect(handle.update).toHaveBeenLastCalledWith({ area: 2 });
  view.rerender(page({ area: 3 }));
  expect(handle.update).toHaveBeenLastCalledWith({ area: 3 });
});

test('if the visitor leaves while a parcel is loading, the parcel is unmounted after it has loaded', async () => {
  const { page, arrive, handle } = host();
  const view = render(page());
  view.unmount();
  await arrive();
  expect(handle.unmount).toHaveBeenCalledTimes(1);
});

test('the plain link replaces a parcel that breaks, and the rest of the page stays', async () => {
  const { page, arrive, requests, settled } = host();
  render(
    <>
      <h1>Host</h1>
      {page()}
    </>,
  );
  await arrive();
  act(() => requests[0]?.onBroken?.());
  expect(screen.getByRole('heading', { name: 'Host' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'plain' })).toBeTruthy();
  expect(settled).toEqual([true, false]);
});

test('onSettled is not called again if a parcel breaks after its removal', async () => {
  const { page, arrive, requests, settled } = host();
  const view = render(page());
  await arrive();
  view.unmount();
  act(() => requests[0]?.onBroken?.());
  expect(settled).toEqual([true]);
});

test('a parcel that is removed while it is loading, and then placed again, gets a new element', async () => {
  const { page, arrive, requests, handle } = host();
  const view = render(page({ area: 1 }));
  view.rerender(<p>elsewhere</p>);
  view.rerender(page({ area: 2 }));
  expect(requests).toHaveLength(2);
  expect(requests[1]?.element).not.toBe(requests[0]?.element);
  expect(requests[0]?.element.isConnected).toBe(false);
  await arrive();
  expect(handle.update).toHaveBeenLastCalledWith({ area: 2 });
});
