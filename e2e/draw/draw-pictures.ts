/**
 * `node scripts/draw-pictures.mjs`: renders the shell's PNG images and favicon.ico from its SVG files. Run
 * this after favicon.svg or social.svg changes, and commit the result.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../support/launch-options.ts';
import { workspace } from '../support/site.ts';
import { icoFile } from './ico-file.ts';

const assets = join(workspace, 'shell/src/assets');
const browser = await chromium.launch(launchOptions);
try {
  const save = async (file: string, content: Buffer) => writeFile(join(assets, 'pictures', file), content);
  await save('social.png', await draw('pictures/social.svg', 1200, 630));
  // The home screen rounds the icon's corners itself, so here the background fills the corners that are transparent.
  await save('apple-touch-icon.png', await draw('favicon.svg', 180, 180, '#0d3146'));
  const sizes = [16, 32, 48];
  const drawn = await Promise.all(sizes.map((size) => draw('favicon.svg', size, size)));
  await save('favicon.ico', icoFile(drawn.map((png, index) => ({ size: sizes[index] ?? 0, png }))));
} finally {
  await browser.close();
}

/** Renders an SVG file of the shell as PNG, on a transparent background by default. */
async function draw(file: string, width: number, height: number, ground = 'transparent'): Promise<Buffer> {
  const svg = await readFile(join(assets, file), 'utf8');
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>html{background:${ground}}body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
  );
  const png = await page.screenshot({ omitBackground: ground === 'transparent' });
  await page.close();
  return png;
}
