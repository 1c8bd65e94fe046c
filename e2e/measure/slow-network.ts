/** A slow phone connection: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms latency. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
