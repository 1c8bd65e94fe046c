import { onDemand } from '../on-demand/on-demand.ts';

/** A separate chunk, because the plan takeoff does not need the form. */
export const stepForm = onDemand(() => import(/* webpackChunkName: "step-form" */ './step-form.tsx'));
