import type { ProjectStep } from '@title24/shared-domain/projects';

/** The steps in which a plan fills fields. */
export const filledByPlan: readonly ProjectStep[] = ['building', 'walls', 'glazing'];
