import {
  breakages,
  expectChangedBytesRefused,
  expectNoticeAfterNavigation,
  expectReadablePage,
} from '../support/breakages.ts';
import { entry, provoked } from '../support/broken-parts.ts';
import { test } from '../support/test.ts';

// For other ways to break a part, see broken-parts.slow.spec.ts.
test('F4: if a part fails because its entry file has status 404, the page can be read, the rest works, and “Try again” loads the part', async ({
  page,
  allowConsole,
}) => {
  allowConsole(...provoked);
  await expectReadablePage(page, breakages['its entry is 404']);
});

test('F4: if a part fails because its entry file has status 404, a navigation to the part shows a notice, and “Try again” loads the part', async ({
  page,
  allowConsole,
}) => {
  allowConsole(...provoked);
  await expectNoticeAfterNavigation(page, breakages['its entry is 404']);
});

test('F4: a part’s entry that was changed in transit never runs, and “Try again” loads the part', async ({
  page,
  allowConsole,
}) => {
  allowConsole(...provoked);
  await expectChangedBytesRefused(page, entry);
});
