import { imageSize } from 'image-size';

/** Bytes from a picture's start in which its size is looked for: color profiles and previews may stand before it. */
const headSize = 8 * 1024 * 1024;

/** Width and height in pixels, as a picture's head says, without decoding it. Rejects if it does not say. */
export async function pictureSize(file: Blob): Promise<{ readonly width: number; readonly height: number }> {
  return imageSize(new Uint8Array(await file.slice(0, headSize).arrayBuffer()));
}
