import { allowConsole, testMountProps } from '@title24/remote-kit/testing';
import { renderToString } from 'react-dom/server';
import { hydratingRoot, reactLifecycles } from './react-lifecycles.tsx';

const { mount, update, unmount } = reactLifecycles({
  Root: ({ now }) => <p>{`Rendered at ${now}`}</p>,
  createRoot: (element) => hydratingRoot(element, 'mf-a-'),
});
const placed = (element: HTMLElement, given = {}) => ({
  ...testMountProps({}, { now: 'noon', ...given }),
  name: 'mf-a',
  domElement: element,
});
const place = () => document.body.appendChild(document.createElement('div'));

beforeEach(() => {
  // React renders as in a browser, without `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

test('a part fills its empty place at once, shows changed props, and is removed at once', async () => {
  const element = place();
  const mounting = mount(placed(element));
  expect(element.textContent).toBe('Rendered at noon');
  await mounting;
  await update(placed(element, { now: 'midnight' }));
  expect(element.textContent).toBe('Rendered at midnight');
  const leaving = unmount(placed(element));
  expect(element.textContent).toBe('');
  await leaving;
});

test('updates resolve even if React combines them or the part is unmounted first', async () => {
  const element = place();
  await mount(placed(element));
  await Promise.all([update(placed(element, { now: 'one' })), update(placed(element, { now: 'two' }))]);
  expect(element.textContent).toBe('Rendered at two');
  const last = update(placed(element, { now: 'three' }));
  await unmount(placed(element));
  await last;
});

test('the server’s HTML stays in the page and becomes interactive', async () => {
  const element = place();
  element.innerHTML = renderToString(<p>Rendered at noon</p>);
  const paragraph = element.firstChild;
  await mount(placed(element));
  expect(element.firstChild).toBe(paragraph);
  await update(placed(element, { now: 'midnight' }));
  expect(paragraph?.textContent).toBe('Rendered at midnight');
  await unmount(placed(element));
  expect(element.textContent).toBe('');
});

test('a part that throws while it is being mounted is reported as broken', async () => {
  const allowed = allowConsole(/cannot show/);
  const reports: unknown[] = [];
  const element = place();
  const part = reactLifecycles({
    Root() {
      throw new Error('cannot show');
    },
    createRoot: (place) => hydratingRoot(place, 'mf-a-'),
  });
  await part.mount(placed(element, { report: (report: unknown) => void reports.push(report) }));
  expect(reports).toEqual([expect.objectContaining({ kind: 'broken', source: 'mf-a' })]);
  expect(allowed.length).toBeGreaterThan(0);
});
