import { screens } from '../support/registry.ts';
import { expect, live, test } from '../support/test.ts';

test('What the server has rendered is taken over, not rendered again', async ({ page, request, site }) => {
  test.setTimeout(240_000);
  // Marks each element of the server's HTML before any script runs.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      for (const element of document.querySelectorAll('#shell-top *, main *, #shell-bottom *'))
        Reflect.set(element, 'fromServer', true);
    });
  });
  for (const { path } of await screens(request, site.url)) {
    await page.goto(path);
    await live(page);
    // A screen may add what needs a script; what was there stays.
    const replaced = await page.evaluate(() =>
      ['#shell-top', 'main', '#shell-bottom'].filter((place) => {
        const elements = [...document.querySelectorAll(`${place} *`)];
        const kept = elements.filter((element) => Reflect.get(element, 'fromServer'));
        return kept.length < elements.length * 0.8;
      }),
    );
    expect.soft(replaced, path).toEqual([]);
  }
});
