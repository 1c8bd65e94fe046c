import type { RouteMetadata } from '@title24/shared-config/contract';
import { wizardTitle } from './decision-tree/step-title.ts';

/** The screens of this remote (R6). */
export const routes: readonly RouteMetadata[] = [
  {
    path: '/compliance-wizard',
    aliases: ['/complianceWizard'],
    title: wizardTitle,
    heading: 'Title 24 Wizard & Cost Estimator',
    description:
      'Answer up to three questions and see whether your California project needs a Title 24 energy report, which one, and what it costs.',
    headerImage: 'header-wizard.svg',
  },
];
