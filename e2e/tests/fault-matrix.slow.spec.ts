import type { Page } from '@playwright/test';
import type React from 'react';
import { type Builds, copyBuilds, type Edit } from '../support/builds.ts';
import { navigateTo } from '../support/navigate.ts';
import { type Site, startSite } from '../support/site.ts';
import { expect, live, test } from '../support/test.ts';

/** The parts to break, each with a screen and its heading. */
const parts = {
  'mf-content': { path: '/prices', heading: 'Our Services and Prices' },
  'mf-wizard': { path: '/compliance-wizard', heading: /./ },
  'mf-estimator': { path: '/cost-estimator', heading: /./ },
} as const;
type Part = keyof typeof parts;

type Stage = 'load' | 'bootstrap' | 'mount' | 'unmount' | 'render';

type Deed =
  | 'throws'
  | 'rejects'
  | 'never ends'
  | 'throws later'
  | 'rejects later'
  | 'throws in an effect'
  | 'throws in a layout effect'
  | 'sets state in each rendering'
  | 'sets state in each layout effect'
  | 'sets state in each effect'
  | 'overwrites history'
  | 'overwrites fetch'
  | 'hides the page header later'
  | 'swallows clicks'
  | 'blocks the main thread';

/** Returns an edit that makes a part call the page's function `breakPart`, if there is one, at each stage. */
const breakable = (part: Part): Edit => {
  const ask = (stage: Stage) => `globalThis.breakPart?.("${part}","${stage}")`;
  const stageOf = (stage: Stage, own: string) => `${stage}:()=>(props)=>${ask(stage)}??${own}(props)`;
  return (text, file) => {
    if (!file.startsWith('browser/')) return text;
    const entry = file.includes('remoteEntry') ? `${ask('load')};${text}` : text;
    return entry
      .replace(
        /\{bootstrap:\(\)=>(\w+),mount:\(\)=>(\w+),(prepare:\(\)=>\w+),unmount:\(\)=>(\w+)\}/,
        (_, bootstrap, mount, prepare, unmount) =>
          `{${stageOf('bootstrap', bootstrap)},${stageOf('mount', mount)},${prepare},${stageOf('unmount', unmount)}}`,
      )
      .replace(
        /"(Service and Price Schedule|Notes and terms|Sample prices)"/,
        (heading) => `(${ask('render')},${heading})`,
      );
  };
};

/** The Module Federation properties that tests read. */
interface Federated {
  readonly __FEDERATION__: {
    readonly __INSTANCES__: readonly {
      readonly shareScopeMap: { readonly default: Record<string, Record<string, { lib?: () => unknown }>> };
    }[];
  };
}

let builds: Builds;
let site: Site;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  builds = await copyBuilds();
  for (const part of Object.keys(parts) as Part[]) await builds.change(part, breakable(part));
  site = await startSite({ PUBLISH_BUILDS_FROM: builds.folder });
});
test.afterAll(async () => {
  await site?.stop();
  await builds?.remove();
});
test.afterEach(async ({ context }) => {
  // Leaves the pages, because their pending requests would fail when the site stops.
  await Promise.all(context.pages().map((page) => page.goto('about:blank')));
});

/** Makes the part break in each document that is loaded from now on, until {@link restorePart} is called there. */
const breakPart = (page: Page, part: Part, stage: Stage, deed: Deed) =>
  page.addInitScript(
    ([badPart, badStage, what]) => {
      const broken = () => new Error('broken on purpose');
      // Returns the page's only copy of React.
      const react = () => {
        const [instance] = (globalThis as never as Federated).__FEDERATION__.__INSTANCES__;
        return Object.values(instance?.shareScopeMap.default.react ?? {})[0]?.lib?.() as typeof React;
      };
      const setEachTime = (hook: 'useEffect' | 'useLayoutEffect') => {
        const [count, setCount] = react().useState(0);
        react()[hook](() => setCount(count + 1));
      };
      const deeds: Record<string, () => unknown> = {
        throws() {
          throw broken();
        },
        rejects: () => Promise.reject(broken()),
        'never ends': () => new Promise(() => undefined),
        'throws later': () =>
          void setTimeout(() => {
            throw broken();
          }),
        'rejects later': () => void Promise.reject(broken()),
        'throws in an effect'() {
          react().useEffect(() => {
            throw broken();
          });
        },
        'throws in a layout effect'() {
          react().useLayoutEffect(() => {
            throw broken();
          });
        },
        'sets state in each rendering'() {
          const [count, setCount] = react().useState(0);
          setCount(count + 1);
        },
        'sets state in each layout effect': () => setEachTime('useLayoutEffect'),
        'sets state in each effect': () => setEachTime('useEffect'),
        'overwrites history'() {
          history.pushState = () => undefined;
        },
        'overwrites fetch'() {
          window.fetch = () => Promise.reject(broken());
        },
        'hides the page header later': () =>
          void setTimeout(() => document.querySelector('#shell-top header')?.setAttribute('hidden', '')),
        'blocks the main thread': () =>
          void setInterval(() => {
            const end = performance.now() + 190;
            while (performance.now() < end);
          }, 200),
        'swallows clicks': () =>
          addEventListener(
            'click',
            (event) => {
              event.preventDefault();
              event.stopImmediatePropagation();
            },
            true,
          ),
      };
      Object.assign(globalThis, {
        breakPart: (askedPart: string, askedStage: string) =>
          askedPart === badPart && askedStage === badStage ? deeds[what]?.() : undefined,
      });
    },
    [part, stage, deed] as const,
  );

const restorePart = (page: Page) => page.evaluate(() => void Reflect.deleteProperty(globalThis, 'breakPart'));

const notice = (page: Page) => page.getByRole('main').getByText('This part of the page could not be loaded');
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

const provoked = [
  /broken on purpose/,
  /Minified React error #(185|301)|Maximum update depth|Too many re-renders/,
  /TimeLimitError/,
  /RemoteLoadError|ChunkLoadError/,
  /already registered/,
  /Cannot assign to read only property/,
  /Failed to load resource.*mf-/,
  /net::ERR.*mf-/,
  /preload/,
  /integrity/,
];

/** Expects that the layout works. Opens a page of another part, expects that it works, and goes back. */
async function expectTheRestToWork(page: Page) {
  const { pathname } = new URL(page.url());
  await page.getByRole('navigation', { name: 'Main' }).getByText('Services', { exact: true }).click();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Do It Yourself' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })).toBeVisible();
  await navigateTo(page, '/full-service/upload');
  await expect(page.locator('html[data-live="mf-upload"]')).toBeAttached();
  await expect(notice(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
}

async function expectRecovery(page: Page, part: Part) {
  await restorePart(page);
  await tryAgain(page).click();
  await expect(page.locator(`html[data-live="${part}"]`)).toBeAttached();
  await expect(notice(page)).toHaveCount(0);
}

/** Faults that keep the part broken, so that a notice appears above the server's HTML. */
const noticed: readonly [Part, Stage, Deed][] = [
  ['mf-content', 'load', 'throws'],
  ['mf-content', 'bootstrap', 'throws'],
  ['mf-content', 'bootstrap', 'rejects'],
  ['mf-content', 'mount', 'throws'],
  ['mf-content', 'mount', 'rejects'],
  ['mf-content', 'render', 'throws'],
  ['mf-content', 'render', 'throws in an effect'],
  ['mf-content', 'render', 'throws in a layout effect'],
  ['mf-content', 'render', 'sets state in each rendering'],
  ['mf-content', 'render', 'sets state in each layout effect'],
  ['mf-wizard', 'load', 'throws'],
  ['mf-wizard', 'mount', 'rejects'],
  ['mf-wizard', 'render', 'throws in an effect'],
  ['mf-estimator', 'bootstrap', 'throws'],
  ['mf-estimator', 'render', 'sets state in each layout effect'],
];

for (const [part, stage, deed] of noticed)
  test(`F12: ${part}: ${stage} ${deed}: the notice is shown, the rest works, and “Try again” loads the part`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(...provoked);
    await breakPart(page, part, stage, deed);
    await page.goto(site.url + parts[part].path);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText('You can read it, but its interactive features don’t work')).toBeVisible();
    await expectTheRestToWork(page);
    await expect(notice(page)).toBeVisible();
    await expectRecovery(page, part);
  });

for (const [part, stage] of [
  ['mf-content', 'bootstrap'],
  ['mf-content', 'mount'],
  ['mf-wizard', 'mount'],
] as const)
  test(`F12: ${part}: ${stage} never ends: the notice is shown after a time limit, the rest works, and opening the page again loads the part`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(...provoked);
    await page.clock.install();
    await breakPart(page, part, stage, 'never ends');
    await page.goto(`${site.url}/full-service/upload`);
    await live(page);
    const { path, heading } = parts[part];
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator(`#part-${part}`)).toBeAttached();
    await expect(async () => {
      await page.clock.fastForward(21_000);
      await expect(notice(page)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await expectTheRestToWork(page);
    await expectRecoveryElsewhere(page, part);
  });

async function expectRecoveryElsewhere(page: Page, part: Part) {
  await restorePart(page);
  await navigateTo(page, '/full-service/upload');
  await navigateTo(page, parts[part].path);
  await expect(page.locator(`html[data-live="${part}"]`)).toBeAttached();
}

/** Faults without a visible effect. */
const unseen: readonly [Part, Stage, Deed][] = [
  ['mf-content', 'unmount', 'throws'],
  ['mf-content', 'unmount', 'rejects'],
  ['mf-content', 'mount', 'throws later'],
  ['mf-content', 'mount', 'rejects later'],
  ['mf-content', 'render', 'sets state in each effect'],
  ['mf-content', 'mount', 'overwrites history'],
  ['mf-content', 'mount', 'overwrites fetch'],
  ['mf-wizard', 'render', 'sets state in each effect'],
  ['mf-estimator', 'unmount', 'rejects'],
  ['mf-estimator', 'mount', 'overwrites history'],
];

for (const [part, stage, deed] of unseen)
  test(`F12: ${part}: ${stage} ${deed}: the part and the rest work`, async ({ page, allowConsole }) => {
    allowConsole(...provoked);
    await breakPart(page, part, stage, deed);
    await page.goto(site.url + parts[part].path);
    await live(page);
    await expectTheRestToWork(page);
    await expect(page.locator(`html[data-live="${part}"]`)).toBeAttached();
  });

for (const part of ['mf-content', 'mf-estimator'] as const)
  test(`F12: ${part}: unmount never ends: the next page is shown, and going back shows the part`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(...provoked);
    await breakPart(page, part, 'unmount', 'never ends');
    await page.goto(site.url + parts[part].path);
    await live(page);
    await expectTheRestToWork(page);
    await expect(page.locator(`html[data-live="${part}"]`)).toBeAttached();
  });

/** Opens mf-wizard's page with a fault, and expects that the server records this kind of fault after `act`. */
async function expectReport(page: Page, deed: Deed, kind: string, act: () => Promise<void>) {
  await breakPart(page, 'mf-wizard', 'mount', deed);
  await page.goto(site.url + parts['mf-wizard'].path);
  await live(page);
  // When the visitor first moves the pointer, the shell loads the code that watches the layout.
  const watch = page.waitForResponse('**/assets/shell/calls-and-login.*.js');
  await page.mouse.move(5, 5);
  await (await watch).finished();
  await act();
  const recorded = () =>
    site.sql(`select count from part_failures where name = 'mf-wizard' and trace = $1`, [kind]);
  await expect.poll(recorded).toEqual([{ count: 1 }]);
}

test('F12: mf-wizard: the page header is hidden after the part went live: the part is reported at the next click', async ({
  page,
}) => {
  await expectReport(page, 'hides the page header later', 'HiddenLayoutError', async () => {
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await page.getByRole('main').click({ position: { x: 1, y: 1 } });
  });
});

test('F12: mf-wizard: clicks are swallowed: links of the layout still open their pages, and the part is reported', async ({
  page,
}) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await expectReport(page, 'swallows clicks', 'BlockedLinkError', () => link.click());
  await expect(page).toHaveURL(`${site.url}/faq`);
  await live(page);
});

test('F12: mf-wizard: the main thread is blocked for 95% of the time: the part is reported', async ({
  page,
}) => {
  await expectReport(page, 'blocks the main thread', 'BlockedThreadError', async () => undefined);
});

const answers: readonly [Part, string, string, string][] = [
  ['mf-wizard', 'its entry is a page', 'remoteEntry.*.js*', '<!doctype html><title>Not here</title>'],
  ['mf-wizard', 'its first chunk is a page', 'lifecycles.*.js*', '<!doctype html><title>Not here</title>'],
  ['mf-estimator', 'its entry is other code', 'remoteEntry.*.js*', 'document.title = "injected"'],
  ['mf-estimator', 'its first chunk is other code', 'lifecycles.*.js*', 'document.title = "injected"'],
];

for (const [part, what, file, body] of answers)
  test(`F12: ${part}: ${what}: the notice is shown, the rest works, and “Try again” loads the part`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(...provoked, /MIME type/);
    await page.route(`**/assets/${part}/${file}`, (route) =>
      route.fulfill({ contentType: body.startsWith('<') ? 'text/html' : 'text/javascript', body }),
    );
    await page.goto(site.url + parts[part].path);
    await expect(notice(page)).toBeVisible();
    await expectTheRestToWork(page);
    await expect(notice(page)).toBeVisible();
    await expect(page).not.toHaveTitle('injected');
    await page.unrouteAll();
    await expectRecovery(page, part);
  });

test('F12: mf-content works if its stylesheets cannot be loaded', async ({ page, allowConsole }) => {
  allowConsole(...provoked);
  await page.route('**/assets/mf-content/*.css', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.goto(site.url + parts['mf-content'].path);
  await live(page);
  await expectTheRestToWork(page);
});
