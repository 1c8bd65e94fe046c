import { imageSize } from 'image-size';

/**
 * Number of bytes at the start of an image in which to look for its size. Color profiles and previews may precede the
 * size.
 */
const headSize = 8 * 1024 * 1024;

/**
 * Returns the width and height in pixels from an image's header, without decoding the image. Rejects if the header
 * does not contain them.
 */
export async function pictureSize(file: Blob): Promise<{ readonly width: number; readonly height: number }> {
  return imageSize(new Uint8Array(await file.slice(0, headSize).arrayBuffer()));
}
