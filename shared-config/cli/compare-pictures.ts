import type { Page } from 'playwright-core';

interface Comparison {
  /** Number of pixels that differ, or that only one picture has. */
  readonly differing: number;
  /** PNG with the first picture, the second, and the differing pixels in red. */
  readonly sideBySide: Buffer;
}

/**
 * Compares two PNG pictures. A pixel differs if its red, green, blue or alpha value differs by more than 8 of 255.
 * @param page page whose browser decodes the pictures; any page without a content security policy
 */
export async function comparePictures(page: Page, first: Buffer, second: Buffer): Promise<Comparison> {
  const urls = [first, second].map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  const { differing, url } = await page.evaluate(async (pictures) => {
    const images = await Promise.all(
      pictures.map(async (picture) => createImageBitmap(await (await fetch(picture)).blob())),
    );
    const width = Math.max(...images.map((image) => image.width));
    const height = Math.max(...images.map((image) => image.height));
    const canvas = Object.assign(document.createElement('canvas'), { width: 3 * width, height });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (const [index, image] of images.entries()) context.drawImage(image, index * width, 0);
    const [one, other] = images.map((_, index) => context.getImageData(index * width, 0, width, height).data);
    const marks = context.createImageData(width, height);
    let count = 0;
    for (let at = 0; at < marks.data.length; at += 4) {
      const isOther = [0, 1, 2, 3].some(
        (channel) => Math.abs((one?.[at + channel] ?? 0) - (other?.[at + channel] ?? 0)) > 8,
      );
      if (isOther) count += 1;
      marks.data.set(isOther ? [255, 0, 0, 255] : [255, 255, 255, 255], at);
    }
    context.putImageData(marks, 2 * width, 0);
    return { differing: count, url: canvas.toDataURL('image/png') };
  }, urls);
  return { differing, sideBySide: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}
