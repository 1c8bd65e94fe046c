/**
 * `npm run size`: lists the files of a first visit with their compressed sizes. Also prints the total size of the files
 * loaded after a visitor's first action, and of the scripts that each project step and the takeoff add. Exits with 1 if
 * a target is missed.
 */
import { chromium } from '@playwright/test';
import { launchOptions } from '../support/launch-options.ts';
import { startSite } from '../support/site.ts';
import {
  firstVisit,
  firstVisitLimits,
  firstVisitPages,
  kilobytesFetchedAhead,
  kilobytesOf,
  type LoadedFile,
} from './first-visit.ts';
import { stepScripts } from './step-scripts.ts';
import { check } from './targets.ts';

/** Maximum size of the scripts that a project step or the takeoff adds, in kilobytes of 1,000 bytes. */
const maxKilobytes = 130;

/** Maximum size of the files loaded after a visitor's first action, in kilobytes of 1,000 bytes. */
const maxFetchedAhead = 230;

const site = await startSite({ LOG_LEVEL: 'warn' });
const browser = await chromium.launch(launchOptions);
try {
  for (const path of firstVisitPages) {
    const { files, renderBlockingScripts } = await firstVisit(browser, site.url + path);
    print(path, files);
    for (const [type, most] of Object.entries(firstVisitLimits)) {
      const sum = kilobytesOf(files, type);
      check(`${path} ${type}s: ${sum.toFixed(1)} kB, target at most ${most} kB`, sum <= most);
    }
    check(`${path} render-blocking scripts: ${renderBlockingScripts}, target 0`, renderBlockingScripts === 0);
  }
  const ahead = await kilobytesFetchedAhead(browser, `${site.url}/services`);
  check(
    `fetched ahead: ${ahead.toFixed(1)} kB, target at most ${maxFetchedAhead} kB`,
    ahead <= maxFetchedAhead,
  );
  console.log('\nScripts of a project, beside what a visitor has');
  for await (const { step, kilobytes } of stepScripts(browser, site)) {
    check(`${step} ${kilobytes.toFixed(1)} kB, target at most ${maxKilobytes} kB`, kilobytes <= maxKilobytes);
  }
} finally {
  await browser.close();
  await site.stop();
}

function print(path: string, files: readonly LoadedFile[]) {
  console.log(`\n${path}`);
  for (const { type, url, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) {
    console.log(
      `  ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${type.padEnd(10)}  ${new URL(url).pathname}`,
    );
  }
}
