import { renderRequest } from '../document/index.ts';
import { testConfiguration } from '../testing/index.ts';
import { createRender } from './create-render.tsx';
import { NotFound } from './not-found.tsx';
import { usePathParams } from './page-address.tsx';

function Member() {
  const { id } = usePathParams('/team/:id');
  return id === 'ana' ? <p>Ana</p> : <NotFound title="There is no such person" />;
}

const render = createRender({
  name: 'mf-team',
  routes: [{ path: '/team/:id', page: async () => Member }],
  document: async () => ({ title: () => 'A person' }),
});

const site = { config: testConfiguration, now: '2026-11-20T12:00:00.000Z', build: '1' };
const at = (url: string) =>
  render(renderRequest({ url, origin: 'http://site', data: {}, route: null }, site));

test('a page that renders NotFound has status 404 and the title from NotFound', async () => {
  expect(await at('/team/ana?x=1')).toEqual({ main: '<p>Ana</p>', head: '', title: 'A person' });
  expect(await at('/team/eve')).toEqual({
    main: '',
    head: '',
    title: 'There is no such person',
    status: '404',
  });
});
