import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { matchRoute } from '../contract/index.ts';
import type { PartBuild } from '../fixture-site/built-part.ts';
import { openLive } from '../fixture-site/check-in-browser.ts';
import { startFixtureSite } from '../fixture-site/fixture-site.ts';
import type { SiteFixtures } from '../fixture-site/site-fixtures.ts';
import { comparePictures } from './compare-pictures.ts';

/** Where pictures of screens are saved, and what they are compared with. */
export interface PictureOptions {
  /** Folder for the pictures. */
  readonly folder: string;
  /** The live version with which the pictures are compared; null for none. */
  readonly live: PartBuild | null;
}

/** Takes pictures of a remote's screens in one state of its fixtures. */
export interface ScreenPictures {
  /**
   * Saves a picture of a screen. If it differs from the live version's, also saves both side by side.
   * @returns how the screen differs or why it cannot be compared, as the end of a sentence that begins with `path`;
   * null if it does not differ or there is nothing to compare it with
   */
  take(page: Page, path: string): Promise<string | null>;
  close(): Promise<void>;
}

/** Prepares to take pictures in one state of the fixtures. The live version is shown with the same fixtures. */
export async function startPictures(
  { folder, live }: PictureOptions,
  { browser, state, fixtures }: { browser: Browser; state: string; fixtures: SiteFixtures },
): Promise<ScreenPictures> {
  mkdirSync(folder, { recursive: true });
  const site = live && (await startFixtureSite({ build: live, fixtures }));
  return {
    async take(page, path) {
      // 'full-project-P1-step-2' for 'full' and '/project/P1?step=2'.
      const file = join(folder, (state + path).replace(/[^\w]+/g, '-'));
      const own = await pictureOf(page);
      writeFileSync(`${file}.png`, own);
      if (!site) return null;
      if (!matchRoute([site.entry()], new URL(path, site.url).pathname)) {
        console.log(`${state}: ${path} is not in the live version.`);
        return null;
      }
      const livePage = await browser.newPage();
      try {
        await openLive(livePage, site, path);
        const before = await pictureOf(livePage);
        await livePage.goto('about:blank');
        const { differing, sideBySide } = await comparePictures(livePage, before, own);
        if (differing === 0) return null;
        writeFileSync(`${file}.against-live.png`, sideBySide);
        return `differs from the live version in ${differing.toLocaleString('en-US')} pixels: ${file}.against-live.png`;
      } catch (error) {
        return `cannot be compared with the live version: ${(error as Error).message.split('\n', 1)[0]}`;
      } finally {
        await livePage.close();
      }
    },
    close: async () => site?.close(),
  };
}

/** Takes a picture of the whole page, with animations stopped and the text cursor hidden. */
const pictureOf = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
