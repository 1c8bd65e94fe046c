import { onDemand } from '../on-demand/on-demand.ts';

/** A separate chunk, because most visitors never need the plan takeoff. */
export const takeoffEditor = onDemand(() => import(/* webpackChunkName: "takeoff" */ './takeoff-editor.tsx'));
