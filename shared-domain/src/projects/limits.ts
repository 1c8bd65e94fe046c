/** Limits for a member's projects, files, saves and traced plans (D5). */
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
