/** Brightness weights (ITU-R BT.601). */
const [red, green, blue] = [0.299, 0.587, 0.114];

/**
 * Returns each pixel's brightness, from 0 to 255.
 * @param data - red, green, blue and opacity of each pixel
 */
export function brightnessOf(data: Uint8ClampedArray): Uint8Array {
  const brightness = new Uint8Array(data.length / 4);
  for (let at = 0; at < brightness.length; at += 1)
    brightness[at] =
      red * (data[4 * at] as number) +
      green * (data[4 * at + 1] as number) +
      blue * (data[4 * at + 2] as number);
  return brightness;
}
