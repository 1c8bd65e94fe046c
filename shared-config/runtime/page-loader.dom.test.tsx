import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicHelp, rpcCodes } from '@title24/shared-domain/rpc';
import {
  loaderKey,
  type PageLoader,
  type RenderCall,
  type RouteMetadata,
  RpcError,
} from '../contract/index.ts';
import { renderRequest } from '../document/index.ts';
import { testConfiguration, testMountProps } from '../testing/index.ts';
import { createRender } from './create-render.tsx';
import { MountPropsContext } from './mount-props-context.ts';
import { PageAddressProvider } from './page-address.tsx';
import { usePageLoader } from './use-page-loader.ts';

const loadAnswer: PageLoader<string> = async ({ params, call }) => {
  const { question } = await call(publicHelp.findById, { id: params.id ?? '' });
  return `${question} (${params.id})`;
};

function Answer() {
  const answer = usePageLoader('/answers/:id', loadAnswer);
  if (answer.status !== 'failed') return <p>{answer.status === 'ready' ? answer.data : answer.status}</p>;
  return (
    <button onClick={answer.retry} type="button">
      Try again
    </button>
  );
}

const answers = createRender({
  name: 'mf-answers',
  routes: [{ path: '/answers/:id', page: async () => Answer, loader: async () => loadAnswer }],
});
const route: RouteMetadata = { path: '/answers/:id', title: 'A', heading: 'A', description: 'A' };
const site = { config: testConfiguration, now: '2026-11-20T12:00:00.000Z', build: '1' };
const request = renderRequest({ url: '/answers/c-1', origin: 'http://site', data: {}, route }, site);
const answerAt = (call: RenderCall) => answers(request, call);

test('the page contains a loader’s result, computed from public calls', async () => {
  const calls: unknown[] = [];
  const html = await answerAt(async (...call) => {
    calls.push(call);
    return { question: 'How long?' };
  });
  expect(html).toMatchObject({ main: '<p>How long? (c-1)</p>', data: '"How long? (c-1)"' });
  expect(calls).toEqual([['help', 'findById', { id: 'c-1' }]]);
});

test('a loader that finds nothing has the result null, and a failed or slow loader has no result', async () => {
  for (const code of [rpcCodes.notFound, rpcCodes.invalidParams]) {
    const missing = await answerAt(() => Promise.reject(new RpcError('Not there', code)));
    expect(missing).toMatchObject({ main: '<p>missing</p>', data: 'null' });
  }
  const told = jest.spyOn(console, 'error').mockReturnValue();
  const failed = await answerAt(() => Promise.reject(new RpcError('The site is busy', 503)));
  expect(failed).toMatchObject({ main: '<p>loading</p>', data: '' });
  expect(await answerAt(() => new Promise(() => {}))).toMatchObject({ main: '<p>loading</p>', data: '' });
  expect(told.mock.calls.flat()).toEqual([
    'The loader of /answers/:id failed at /answers/c-1: The site is busy',
    'The loader of /answers/:id failed at /answers/c-1: It took longer than 300 ms.',
  ]);
});

test('a screen shows an earlier result while its loader is running, and can retry after a failure', async () => {
  const call = jest
    .fn()
    .mockRejectedValueOnce(new RpcError('The site is busy', 503))
    .mockResolvedValue({ question: 'How long?' });
  const props = testMountProps({ [loaderKey('/answers/c-1')]: 'Old' }, { rpc: { call, upload: call } });
  render(
    <MountPropsContext value={props}>
      <PageAddressProvider url="/answers/c-1">
        <Answer />
      </PageAddressProvider>
    </MountPropsContext>,
  );
  expect(screen.getByText('Old')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('How long? (c-1)')).toBeTruthy();
});
