import { followLinkIntent } from './link-intent.ts';

const prepare = jest.fn(async () => undefined);

beforeAll(() =>
  followLinkIntent({
    knows: (url) => url.origin === location.origin && url.pathname !== '/unknown',
    prepare,
  }),
);
beforeEach(() => {
  jest.useFakeTimers();
  prepare.mockClear();
  document.body.innerHTML = `
    <a id="page" href="/prices"><span>Prices</span></a>
    <a id="other" href="/faq">FAQ</a>
    <a id="here" href="${location.pathname}">Here</a>
    <a id="unknown" href="/unknown">Elsewhere on the site</a>
    <a id="elsewhere" href="https://example.com/">Elsewhere</a>
    <a id="tab" href="/prices" target="_blank">New tab</a>`;
});
afterEach(() => jest.useRealTimers());

function happen(type: string, selector: string) {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

test.each([
  ['mouseover', 'mouseout'],
  ['focusin', 'focusout'],
])('65 ms after %s on a link, the linked page is prepared, unless %s comes first', (enter, leave) => {
  happen(enter, '#page span');
  jest.advanceTimersByTime(64);
  happen(leave, '#page span');
  jest.advanceTimersByTime(1_000);
  expect(prepare).not.toHaveBeenCalled();
  happen(enter, '#page span');
  jest.advanceTimersByTime(65);
  expect(prepare.mock.calls).toEqual([['/prices']]);
});

test('a pointer that only crosses a link does not prepare the linked page', () => {
  happen('mouseover', '#page');
  jest.advanceTimersByTime(30);
  happen('mouseover', '#other');
  jest.advanceTimersByTime(65);
  expect(prepare.mock.calls).toEqual([['/faq']]);
});

test('a touch on a link prepares the linked page immediately', () => {
  happen('touchstart', '#page');
  expect(prepare.mock.calls).toEqual([['/prices']]);
});

test.each(['#here', '#unknown', '#elsewhere', '#tab'])('the link %s prepares no page', (selector) => {
  happen('touchstart', selector);
  happen('mouseover', selector);
  jest.advanceTimersByTime(1_000);
  expect(prepare).not.toHaveBeenCalled();
});
