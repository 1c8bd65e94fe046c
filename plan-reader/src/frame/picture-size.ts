import { imageSize } from 'image-size';

/**
 * Number of bytes at a picture's start in which to look for its size: color profiles and previews may come before it.
 */
const headSize = 8 * 1024 * 1024;

/** Reads width and height in pixels from a picture's header, without decoding it. Rejects if they are not in it. */
export async function pictureSize(file: Blob): Promise<{ readonly width: number; readonly height: number }> {
  return imageSize(new Uint8Array(await file.slice(0, headSize).arrayBuffer()));
}
