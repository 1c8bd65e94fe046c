import { axeFindingsInLightAndDark, headingFaults, sidewaysScroll } from '../support/accessibility.ts';
import { openAccount } from '../support/account-page.ts';
import { createAccount, password } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(120_000);

test('N2, H8: the QR code for an authenticator app is dark on light, has a quiet zone, and is loaded only for the setup', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const loaded: string[] = [];
  page.on('request', (sent) => {
    if (/\/qr\./.test(sent.url())) loaded.push(sent.url());
  });
  await openAccount(page, await createAccount(site, 'Analyst'));
  await page.getByText('Set up two-step verification').click();
  const question = page.getByRole('form', { name: 'Set up two-step verification' });
  await question.getByLabel('Your password').fill(password);
  expect(loaded).toEqual([]);
  await question.getByRole('button', { name: 'Start' }).click();
  const picture = page.getByRole('img', { name: /^QR code/ });
  await expect(picture).toBeVisible();
  expect(loaded).toHaveLength(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const appearance = await picture.evaluate((svg: SVGSVGElement) => {
      const drawing = (svg.firstElementChild as SVGPathElement).getBBox();
      const dark = getComputedStyle(svg.firstElementChild as Element).fill;
      const light = getComputedStyle(svg.parentElement as Element).backgroundColor;
      const { width } = svg.viewBox.baseVal;
      const zones = [
        drawing.x,
        drawing.y,
        width - drawing.x - drawing.width,
        width - drawing.y - drawing.height,
      ];
      return { dark, light, zones, module: svg.getBoundingClientRect().width / width };
    });
    expect(appearance).toMatchObject({
      dark: 'rgb(0, 0, 0)',
      light: 'rgb(255, 255, 255)',
      zones: [4, 4, 4, 4],
    });
    // A phone camera could hardly read a QR code with smaller squares.
    expect(appearance.module).toBeGreaterThan(3);
  }
  expect(await axeFindingsInLightAndDark(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toEqual([]);
  expect(await headingFaults(page)).toEqual([]);
});
