import { placeIds } from '@title24/remote-kit/contract';
import { headerPaths, isFastConnection } from './header-paths.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test('the header links to other pages of the site, each once', () => {
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
  expect(headerPaths()).toEqual(['/prices', '/faq']);
});

test.each([
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [undefined, false],
])('a connection of %j is fast: %s', (connection, isFast) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect(isFastConnection()).toBe(isFast);
});
