import { onDemand } from '../on-demand/on-demand.ts';

/** The plan takeoff, in a separate chunk because most visitors never need it. */
export const takeoffEditor = onDemand(() => import(/* webpackChunkName: "takeoff" */ './takeoff-editor.tsx'));
