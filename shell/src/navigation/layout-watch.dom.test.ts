import { watchLayout } from './layout-watch.ts';

const onFault = jest.fn();
const load = jest.fn();

beforeAll(() => {
  document.body.innerHTML = `
    <div id="shell-top"><header><a href="/prices">Prices</a></header></div>
    <main><a href="/elsewhere">Elsewhere</a></main>
    <div id="shell-bottom"><footer><a href="/faq">FAQ</a></footer></div>`;
  document.documentElement.dataset.live = 'mf-a';
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { width: this.closest('[hidden]') ? 0 : 90, height: 20 } as DOMRect;
  });
  watchLayout({ onFault, load });
  // As the shell does for links of the site.
  document.addEventListener('click', (event) => event.preventDefault());
});
beforeEach(() => jest.clearAllMocks());

const click = async (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click();
  await new Promise((resolve) => setTimeout(resolve));
};

test('links that lead to their page are left alone', async () => {
  await click('header a');
  await click('footer a');
  expect([onFault.mock.calls, load.mock.calls]).toEqual([[], []]);
});

test('a link of the layout whose click was swallowed leads to its page, and the part is reported once', async () => {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, true);
  await click('main a');
  expect(onFault).not.toHaveBeenCalled();
  await click('header a');
  await click('footer a');
  document.removeEventListener('click', swallow, true);
  expect(load.mock.calls.map(([url]) => url.pathname)).toEqual(['/prices', '/faq']);
  expect(onFault.mock.calls).toEqual([['mf-a']]);
});

test('a part that hides the footer is reported when the visitor leaves', () => {
  watchLayout({ onFault, load });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onFault).not.toHaveBeenCalled();
  document.querySelector('footer')?.setAttribute('hidden', '');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onFault.mock.calls).toEqual([['mf-a']]);
});
