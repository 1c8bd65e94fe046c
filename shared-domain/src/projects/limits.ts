/** Limits for a member's projects, their files and saves, and their traced plans (D5). */
export const projectLimits = {
  projectsInProgress: 50,
  projects: 500,
  dataBytes: 256_000,
  filesPerProject: 20,
  savesPerMinute: 60,
  takeoffBytes: 512_000,
  polygonsPerStory: 40,
  pointsPerPolygon: 200,
} as const;
