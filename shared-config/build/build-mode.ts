/** Mode of a build, also the name of its folder in `dist`. */
export type BuildMode =
  | 'production'
  /** With development React, which reports every hydration mismatch. */
  | 'development'
  /** Like `development`, but open pages apply changes (`npm run dev`). */
  | 'watch';

const given = process.env.BUILD_MODE;

export const buildMode: BuildMode = given === 'development' || given === 'watch' ? given : 'production';

/** Webpack mode, which also selects each library's development or production build. */
export const libraryMode = buildMode === 'production' ? 'production' : 'development';
