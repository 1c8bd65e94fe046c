/** A slow phone connection: 1.6 megabits per second, 150 ms. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
