import { act, render, screen } from '@testing-library/react';
import { rpcCodes } from '@title24/shared-domain/rpc';
import { type DataRequest, dataKey, type MountProps, RpcError } from '../contract/index.ts';
import { MountPropsContext } from './mount-props-context.ts';
import { usePageData } from './use-page-data.ts';

const prices: DataRequest<string> = { service: 'config', method: 'loadEstimatorPrices' };

function Screen({ request }: { readonly request: DataRequest<string> }) {
  const state = usePageData(request);
  if (state.status === 'failed')
    return (
      <button onClick={state.retry} type="button">
        retry
      </button>
    );
  return <p>{state.status === 'ready' ? state.data : state.status}</p>;
}

function site(initial: Record<string, unknown> = {}) {
  const results = new Map(Object.entries(initial));
  const answers: PromiseWithResolvers<unknown>[] = [];
  const load = jest.fn((request: DataRequest) => {
    const answer = Promise.withResolvers<unknown>();
    answers.push(answer);
    return answer.promise.then((result) => void results.set(dataKey(request), result));
  });
  const mountProps = { pageData: { get: (key: string) => results.get(key), load } } as unknown as MountProps;
  const page = (request: DataRequest<string>) => (
    <MountPropsContext value={mountProps}>
      <Screen request={request} />
    </MountPropsContext>
  );
  return { page, load, answers };
}

test('data from the server’s rendering is available immediately, without a call', () => {
  const { page, load } = site({ 'config.loadEstimatorPrices': 'from the document' });
  render(page(prices));
  expect(screen.getByText('from the document')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
});

test('the browser loads data that the page does not have yet, and a failed load can be retried', async () => {
  const { page, load, answers } = site();
  render(page(prices));
  expect(screen.getByText('loading')).toBeTruthy();
  await act(async () => answers[0]?.reject(new Error('down')));
  act(() => screen.getByRole('button', { name: 'retry' }).click());
  await act(async () => answers[1]?.resolve('there now'));
  expect(await screen.findByText('there now')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('after a change of the request, the result of the new request is shown', async () => {
  const { page, answers } = site({ 'config.loadEstimatorPrices': 'prices' });
  const view = render(page(prices));
  view.rerender(page({ service: 'help', method: 'findByCategory', params: { category: 'A' } }));
  expect(screen.getByText('loading')).toBeTruthy();
  await act(async () => answers[0]?.resolve('answers of A'));
  expect(screen.getByText('answers of A')).toBeTruthy();
});

test('data that the server did not find counts as missing', () => {
  render(site({ 'config.loadEstimatorPrices': null }).page(prices));
  expect(screen.getByText('missing')).toBeTruthy();
});

test.each(['notFound', 'invalidParams'] as const)(
  'data counts as missing after the error %s',
  async (name) => {
    const { page, answers } = site();
    render(page(prices));
    await act(async () => answers[0]?.reject(new RpcError('There is none', rpcCodes[name])));
    expect(screen.getByText('missing')).toBeTruthy();
  },
);
