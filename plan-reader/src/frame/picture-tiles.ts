import { maxPictureMegapixels } from '../plan-limits.ts';
import { type PageSource, RefusedPage } from './answer-reader.ts';
import { pictureSize } from './picture-size.ts';
import { tileCanvas } from './tile-canvas.ts';

/**
 * Decodes an image once, in the orientation that the camera recorded, and returns a source that paints parts of it.
 * Rejects if the image cannot be decoded. Rejects with RefusedPage, before decoding, if the image would be too large.
 */
export async function openPicture(file: Blob): Promise<PageSource> {
  const promised = await pictureSize(file);
  if (promised.width * promised.height > maxPictureMegapixels * 1e6) throw new RefusedPage('too-large');
  const levels = [await createImageBitmap(file)];
  const [{ width: fullWidth, height: fullHeight } = { width: 0, height: 0 }] = levels;

  /**
   * Returns the smallest copy of the image that has enough pixels for the scale. A larger copy, shrunk when painted,
   * could lose thin lines. The first copy has the full size. Each further copy has half the width and height of the
   * copy before it, rounded up.
   */
  async function levelFor(scale: number): Promise<ImageBitmap> {
    const wanted = Math.max(0, Math.floor(Math.log2(1 / scale)));
    for (;;) {
      const smallest = levels.at(-1) as ImageBitmap;
      if (levels.length > wanted || Math.min(smallest.width, smallest.height) < 2)
        return levels[Math.min(wanted, levels.length - 1)] as ImageBitmap;
      levels.push(
        await createImageBitmap(smallest, {
          resizeWidth: Math.ceil(smallest.width / 2),
          resizeHeight: Math.ceil(smallest.height / 2),
          resizeQuality: 'medium',
        }),
      );
    }
  }

  return {
    async measure(number) {
      return { number, width: fullWidth, height: fullHeight };
    },
    async lines() {
      return new Float32Array();
    },
    async paint({ scale, x, y, width, height }) {
      const { canvas, context } = tileCanvas(width, height);
      const level = await levelFor(scale);
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      // Pixels shown at twice their size or larger are not smoothed, so that users can hit a corner exactly.
      context.imageSmoothingEnabled = scale < 2;
      context.imageSmoothingQuality = 'high';
      context.drawImage(level, -x, -y, fullWidth * scale, fullHeight * scale);
      return canvas.transferToImageBitmap();
    },
  };
}
