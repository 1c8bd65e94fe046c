/** Mode of a build, which is also the name of its folder in `dist`. */
export type BuildMode =
  | 'production'
  /** Build with development React, which reports every hydration mismatch. */
  | 'development'
  /** Like `development`, but open pages also apply changes (`npm run dev`). */
  | 'watch';

const given = process.env.BUILD_MODE;

export const buildMode: BuildMode = given === 'development' || given === 'watch' ? given : 'production';

/** Webpack mode. It also selects the development or production build of each library. */
export const libraryMode = buildMode === 'production' ? 'production' : 'development';
