import { screens } from '../support/registry.ts';
import { expectSoundScreens } from '../support/sound-screens.ts';
import { test } from '../support/test.ts';

/** Number of tests among which the screens are divided, for parallel workers. */
const shares = 4;

for (let share = 0; share < shares; share += 1)
  test(`Each screen hydrates, passes axe, and has complete headings and landmarks (${share + 1} of ${shares})`, async ({
    page,
    request,
    site,
    allowConsole,
  }) => {
    allowConsole(/status of 404/);
    const paths = [...(await screens(request, site.url)).map(({ path }) => path), '/no-such-page'];
    await expectSoundScreens(
      page,
      paths.filter((_, index) => index % shares === share),
    );
  });
