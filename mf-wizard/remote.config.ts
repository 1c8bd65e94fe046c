import { defineRemote } from '@title24/remote-kit/contract';
import { wizardTitle } from './src/decision-tree/step-title.ts';
import { productsRequest } from './src/outcome/products-request.ts';

export default defineRemote({
  name: 'mf-wizard',
  routes: [
    {
      path: '/compliance-wizard',
      aliases: ['/complianceWizard'],
      title: wizardTitle,
      heading: 'Title 24 Wizard & Cost Estimator',
      description:
        'Answer up to three questions and see whether your California project needs a Title 24 energy report, which one, and what it costs.',
      data: [productsRequest],
      headerImage: 'header-wizard.svg',
      page: () => import('./src/page/wizard-page.tsx').then(({ WizardPage }) => WizardPage),
    },
  ],
  document: () =>
    import('./src/decision-tree/step-title.ts').then(({ stepTitle }) => ({
      title: ({ url }) => stepTitle(new URL(url, 'http://site').search),
    })),
});
