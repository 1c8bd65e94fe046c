import { launchChromium } from './launch-chromium.ts';

test('K2: a missing Chromium is reported with the command that installs it', async () => {
  const before = process.env.CHROMIUM_PATH;
  process.env.CHROMIUM_PATH = '/nowhere/chromium';
  try {
    await expect(launchChromium()).rejects.toThrow(
      'Install it with npx playwright-core install --with-deps chromium, or name it in CHROMIUM_PATH.',
    );
  } finally {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  }
});
