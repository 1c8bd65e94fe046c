import {
  breakages,
  expectChangedBytesRefused,
  expectNothingHeldUp,
  expectNoticeAfterNavigation,
  expectReadablePage,
} from '../support/breakages.ts';
import { firstChunk, provoked, screenChunk } from '../support/broken-parts.ts';
import { test } from '../support/test.ts';

for (const what of [
  'the server is gone',
  'its chunk is 404',
  'the chunk of the screen is 404',
  'the chunk of the screen is cut off half-way',
] as const) {
  test(`F4 ${what}: the page can be read, the rest works, and “Try again” mends it`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(...provoked);
    await expectReadablePage(page, breakages[what]);
  });

  test(`F4 ${what}: a navigation there shows the notice in its place, and “Try again” mends it`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(...provoked);
    await expectNoticeAfterNavigation(page, breakages[what]);
  });
}

test('F4 a part that is slow (its chunk of the screen) holds up nothing, and does not come back when it is there', async ({
  page,
}) => {
  await expectNothingHeldUp(page, screenChunk);
});

for (const [what, files] of [
  ['its first chunk', firstChunk],
  ['the chunk of the screen', screenChunk],
] as const) {
  test(`F4 ${what} changed on the way never runs: the notice, and “Try again” mends it`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(...provoked);
    await expectChangedBytesRefused(page, files);
  });
}
