import { watchLayout } from './layout-watch.ts';

const onFault = jest.fn();
const load = jest.fn();

let hidesClicks = false;
/** Hides clicks from all listeners that are registered later. */
const hideClicks = (event: Event) => {
  if (!hidesClicks) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

beforeAll(() => {
  jest.useFakeTimers();
  addEventListener('click', hideClicks, true);
  document.body.innerHTML = `
    <div id="shell-top"><header><a href="/prices">Prices</a></header></div>
    <main><a href="/elsewhere">Elsewhere</a></main>
    <div id="shell-bottom"><footer><a href="/faq">FAQ</a></footer></div>`;
  document.documentElement.dataset.live = 'mf-a';
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { width: this.closest('[hidden]') ? 0 : 90, height: 20 } as DOMRect;
  });
  watchLayout({ onFault, load });
  document.addEventListener('click', (event) => event.preventDefault());
});
beforeEach(() => jest.clearAllMocks());

const faults = () => onFault.mock.calls.map(([part, { stack }]) => [part, stack]);

const click = (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click();
  jest.advanceTimersByTime(1000);
};

/** Prevents the shell from handling a click. */
const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

test('working links are not reported and cause no full load', () => {
  click('header a');
  click('footer a');
  expect([onFault.mock.calls, load.mock.calls]).toEqual([[], []]);
});

test('a part may stop a click and open a dialog instead', () => {
  const ask = (event: Event) => {
    swallow(event);
    document.body.insertAdjacentHTML('beforeend', '<dialog open>You have unsaved changes</dialog>');
  };
  document.addEventListener('click', ask, true);
  click('header a');
  document.removeEventListener('click', ask, true);
  document.querySelector('dialog')?.remove();
  expect([onFault.mock.calls, load.mock.calls]).toEqual([[], []]);
});

test('if a part swallows the click on a layout link, the link still opens its page', () => {
  document.addEventListener('click', swallow, true);
  click('main a');
  expect(onFault).not.toHaveBeenCalled();
  click('header a');
  click('footer a');
  document.removeEventListener('click', swallow, true);
  expect(load.mock.calls.map(([url]) => url.pathname)).toEqual(['/prices', '/faq']);
  expect(faults()).toEqual([['mf-a', 'BlockedLinkError']]);
});

/** Presses the mouse on `from` and releases it on `to`. If both are the same element, it is clicked. */
function press(from: string, to = from) {
  document.querySelector(from)?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  document.querySelector(to)?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  if (from === to) click(from);
  jest.advanceTimersByTime(1000);
}

test('if a part hides the click on a layout link from the shell, the link still opens its page', () => {
  hidesClicks = true;
  press('footer a');
  press('main a');
  press('footer a', 'header a');
  hidesClicks = false;
  press('footer a');
  expect(load.mock.calls.map(([url]) => url.pathname)).toEqual(['/faq']);
});

test('a hidden footer is reported when the visitor leaves the tab', () => {
  watchLayout({ onFault, load });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onFault).not.toHaveBeenCalled();
  document.querySelector('footer')?.setAttribute('hidden', '');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(faults()).toEqual([['mf-a', 'HiddenLayoutError']]);
});
