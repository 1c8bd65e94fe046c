import type { Edit } from '../support/builds.ts';
import { launchOptions } from '../support/launch-options.ts';
import { type Site, startSite } from '../support/site.ts';
import { inMount, liveVersions, publishTo, reword } from '../support/smoke-gate.ts';
import { expect, live, test } from '../support/test.ts';

// All tests share one site. Each release is made from the real build, not from an earlier release.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ SMOKE_CHROMIUM_PATH: launchOptions.executablePath });
});
test.afterAll(() => site?.stop());

const publish = (part: string, edit: Edit) => publishTo(site, part, edit);

test('K8: a remote goes live if its screens work in a browser', async ({ page }) => {
  expect(await publish('mf-content', reword('Check my project', 'Check my project today'))).toMatch(
    /^mf-content \S+ is live\.\n$/,
  );
  await page.goto(`${site.url}/services`);
  await live(page);
  await expect(page.getByRole('main').getByRole('link', { name: /^Check my project/ })).toHaveText(
    'Check my project today',
  );
});

for (const part of ['mf-wizard', 'mf-estimator', 'mf-upload', 'mf-account', 'mf-projects', 'mf-admin'])
  test(`K8: ${part} with a harmless change passes the checks and goes live`, async () => {
    expect(await publish(part, inMount('document.title+="";return own(props)'))).toContain('is live.');
  });

const bad: readonly [what: string, part: string, edit: Edit, words: RegExp][] = [
  [
    'throws in its mount',
    'mf-estimator',
    inMount('throw new Error("broken on purpose")'),
    /\/cost-estimator wrote an error to a browser’s console: [^\n]*broken on purpose \(\S+\.js:\d+:\d+\) Fix/,
  ],
  [
    'works, but throws in a timer',
    'mf-estimator',
    inMount('setTimeout(()=>{throw new Error("broken on purpose")});return own(props)'),
    /\/cost-estimator threw in a browser: Error: broken on purpose \(\S+\.js:\d+:\d+\) Fix/,
  ],
  [
    'throws while it renders in a browser',
    'mf-content',
    (text, file) =>
      file.startsWith('browser/')
        ? text.replace(/"Check my project[^"]*"/, '(()=>{throw new Error("broken on purpose")})()')
        : text,
    /\/services (wrote an error|threw).*broken on purpose/s,
  ],
  [
    'shows nothing',
    'mf-wizard',
    inMount('props.domElement.replaceChildren()'),
    /\/compliance-wizard shows nothing in a browser\./,
  ],
  [
    'hides the page header',
    'mf-wizard',
    inMount('document.getElementById("shell-top").style.display="none";return own(props)'),
    /\/compliance-wizard takes the page header away/,
  ],
  [
    'covers the page header',
    'mf-wizard',
    inMount(
      'const back=await own(props);const cover=document.createElement("div");Object.assign(cover.style,{position:"fixed",inset:"0",zIndex:"9999"});props.domElement.append(cover);return back',
    ),
    /\/compliance-wizard covers the page header in a browser/,
  ],
  [
    'hides the page header with an adopted stylesheet',
    'mf-wizard',
    inMount(
      'const sheet=new CSSStyleSheet();sheet.replaceSync("header,footer{display:none}");document.adoptedStyleSheets=[sheet];return own(props)',
    ),
    /\/compliance-wizard wrote an error to a browser’s console: .*adoptedStyleSheets/s,
  ],
  [
    'hides the footer with a rule in one of the site’s stylesheets',
    'mf-wizard',
    inMount('document.styleSheets[0].insertRule("footer{display:none}");return own(props)'),
    /\/compliance-wizard takes the footer away/,
  ],
  [
    'swallows clicks',
    'mf-wizard',
    inMount(
      'addEventListener("click",(event)=>{event.preventDefault();event.stopImmediatePropagation()},true);return own(props)',
    ),
    /From \/compliance-wizard, the link to \/\S+ in the footer does not work in a browser/,
  ],
  [
    'replaces a function that all parts need',
    'mf-wizard',
    inMount('Document.prototype.createElement=()=>{throw new Error("broken on purpose")};return own(props)'),
    /\/compliance-wizard wrote an error to a browser’s console: .*createElement/s,
  ],
  [
    'replaces the function that registers event listeners',
    'mf-wizard',
    inMount('EventTarget.prototype.addEventListener=()=>undefined;return own(props)'),
    /\/compliance-wizard wrote an error to a browser’s console: .*addEventListener/s,
  ],
  [
    'throws on a screen with many URLs',
    'mf-projects',
    (text, file) =>
      file.startsWith('browser/')
        ? text.replace('"There is no such project"', '(()=>{throw new Error("broken on purpose")})()')
        : text,
    /\/project\/no-such-page (wrote an error|threw).*broken on purpose/s,
  ],
  [
    'calls another host',
    'mf-wizard',
    inMount('fetch("https://elsewhere.example/").catch(()=>{});return own(props)'),
    /\/compliance-wizard wrote an error to a browser’s console: .*elsewhere\.example/s,
  ],
  [
    'breaks a function that the checks use',
    'mf-wizard',
    inMount(
      'const back=await own(props);document.getElementById=()=>{throw new Error("broken on purpose")};return back',
    ),
    /\/compliance-wizard could not be checked in a browser: .*broken on purpose/s,
  ],
  [
    'keeps the main thread busy for 95 % of the time',
    'mf-wizard',
    inMount(
      'setInterval(()=>{const end=performance.now()+190;while(performance.now()<end);},200);return own(props)',
    ),
    /\/compliance-wizard keeps a browser’s main thread busy: 20 timers of 10 ms took \d{4} ms/,
  ],
  ['keeps the tab busy forever', 'mf-wizard', inMount('for(;;);'), /\/compliance-wizard was not live/],
  [
    'contains a shell that throws when it starts',
    'shell',
    (text, file) =>
      file.startsWith('browser/') && file.includes('shell')
        ? `throw new Error("broken on purpose");${text}`
        : text,
    /no-page-has-this-address threw in a browser: Error: broken on purpose \(\S+\.js:\d+:\d+\) Fix/,
  ],
];

for (const [what, part, edit, words] of bad)
  test(`K8: a release that ${what} is refused, and the live version stays`, async ({ request }) => {
    const before = await liveVersions(request, site);
    await expect(publish(part, edit)).rejects.toThrow(words);
    expect(await liveVersions(request, site)).toEqual(before);
  });

test('K8: a shell goes live if it works with all live remotes', async () => {
  const output = await publish('shell', reword('Skip to main content', 'Skip to the content'));
  expect(output).toMatch(/^shell \S+ is live\.\n$/);
});

test('K8: a release is refused if Chromium does not start, and goes live with a warning if no Chromium is configured', async () => {
  const edit = reword('Check my project', 'Check my project soon');
  await site.restart({ SMOKE_CHROMIUM_PATH: '/nowhere/chromium' }, async () => undefined);
  await expect(publish('mf-content', edit)).rejects.toThrow(
    /could not be opened in a browser: \/nowhere\/chromium does not start.*Ask the site’s operator/s,
  );
  await site.restart({ SMOKE_CHROMIUM_PATH: '' }, async () => undefined);
  expect(await publish('mf-content', edit)).toMatch(
    /^mf-content \S+ is live\.\nOpen its pages yourself: .* it has no SMOKE_CHROMIUM_PATH\.\n$/,
  );
});
