import { onDemand } from '../on-demand/on-demand.ts';

/** The plan takeoff is a separate chunk: most visits to a project never need it. */
export const takeoffEditor = onDemand(() => import(/* webpackChunkName: "takeoff" */ './takeoff-editor.tsx'));
