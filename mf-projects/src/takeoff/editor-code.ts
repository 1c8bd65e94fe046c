import { onDemand } from '../on-demand/on-demand.ts';

/** The plan takeoff is a separate chunk, because most visits never need it. */
export const takeoffEditor = onDemand(() => import(/* webpackChunkName: "takeoff" */ './takeoff-editor.tsx'));
