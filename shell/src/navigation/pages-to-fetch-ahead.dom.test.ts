import { placeIds } from '@title24/remote-kit/contract';
import { pagesToFetchAhead } from './pages-to-fetch-ahead.ts';

function connect(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

beforeEach(() => {
  document.body.innerHTML = `
    <div id="${placeIds.top}">
      <a href="/announcement">Outside the navigation</a>
      <nav>
        <a href="/prices">Prices</a>
        <a href="/prices#reports">Reports</a>
        <a href="${location.pathname}">This page</a>
        <a href="https://www.example.com/faq">Another site</a>
        <a href="tel:+15550100">Phone</a>
      </nav>
      <nav><a href="/faq">FAQ</a></nav>
    </div>
    <nav><a href="/terms">Terms</a></nav>`;
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test('on a fast connection, the pages in the header’s navigation are fetched ahead, except the current page', () => {
  connect({ effectiveType: '4g', saveData: false });
  expect(pagesToFetchAhead()).toEqual(['/prices', '/faq']);
});

test.each([{ effectiveType: '4g', saveData: true }, { effectiveType: '3g', saveData: false }, undefined])(
  'no pages are fetched ahead on the connection %j',
  (connection) => {
    connect(connection);
    expect(pagesToFetchAhead()).toEqual([]);
  },
);
