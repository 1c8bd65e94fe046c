import { onDemand } from '../on-demand/on-demand.ts';

/** The form of a step is a separate chunk, which the plan takeoff does not need. */
export const stepForm = onDemand(() => import(/* webpackChunkName: "step-form" */ './step-form.tsx'));
