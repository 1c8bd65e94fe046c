import { onDemand } from '../on-demand/on-demand.ts';

/** The step form, in a separate chunk because the plan takeoff does not need it. */
export const stepForm = onDemand(() => import(/* webpackChunkName: "step-form" */ './step-form.tsx'));
