/** `development` builds with development React, the only one that reports every hydration mismatch. */
export type BuildMode = 'production' | 'development';

export const buildMode: BuildMode = process.env.BUILD_MODE === 'development' ? 'development' : 'production';
