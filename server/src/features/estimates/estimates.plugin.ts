import rateLimit from '@fastify/rate-limit';
import { estimateMailData } from '@title24/remote-kit/contract';
import type { EstimatorPrices, Product, SiteConfiguration } from '@title24/shared-domain';
import {
  type EstimateMailAnswer,
  estimateAddress,
  estimateMailField,
  estimatorPath,
} from '@title24/shared-domain/estimator-answers';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { clientOf } from '../../platform/http/client.ts';
import { RetryLaterError } from '../../platform/http/request-error.ts';
import { siteOrigin } from '../../platform/http/site-origin.ts';
import { AttemptCounter } from '../../platform/limits/attempt-counter.ts';
import { sharedLimit } from '../../platform/limits/shared-limit.ts';
import { acceptForms, formOf, type SentForm } from '../../platform/page-forms/accept-forms.ts';
import { refusalOf } from '../../platform/page-forms/form-refusal.ts';
import { EstimateMails } from './estimate-mails.ts';

/** Maximum body length in bytes, enough for one email address with every character escaped. */
const bodyLimit = 4096;

type Options = Pick<AppDependencies, 'database' | 'settings' | 'clock'>;

/**
 * Registers POST /cost-estimator?…, which emails the estimate for the answers in the query string. The response is the
 * estimate page (E9).
 */
export async function estimatesPlugin(
  app: FastifyInstance,
  { database, settings, clock }: Options,
): Promise<void> {
  const { visitors } = app;
  const mails = new EstimateMails({
    database,
    clock,
    counter: new AttemptCounter(database),
    jobs: () => app.jobs,
    origin: () => siteOrigin(app, settings),
    load: async () => ({
      configuration: (await app.callPublic('config', 'load')) as SiteConfiguration,
      prices: (await app.callPublic('config', 'loadEstimatorPrices')) as EstimatorPrices,
      products: (await app.callPublic('products', 'findAll')) as readonly Product[],
    }),
  });
  const limit = { max: settings.rpcRequestsPerMinute, timeWindow: 60_000 };
  await app.register(rateLimit, { ...limit, ...sharedLimit(app, 'estimate mails') });
  acceptForms(app, { publicUrl: settings.publicUrl, bodyLimit });

  app.post<{ Body: SentForm | undefined }>(estimatorPath, async (request, reply) => {
    const email = formOf(request).get(estimateMailField) ?? '';
    const { search } = new URL(request.url, 'http://site');
    let status = 200;
    let problem: string | null = null;
    try {
      await mails.send({ search, email, client: clientOf(request).key });
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      status = refusal.status;
      problem = refusal.errors.map(({ message }) => message).join(' ');
      if (error instanceof RetryLaterError) reply.header('retry-after', error.retryAfter);
    }
    const answer: EstimateMailAnswer = { address: estimateAddress(search), email: email.trim(), problem };
    const visitor = await visitors.of(request);
    return visitors.render(request, reply, { visitor, data: { [estimateMailData.key]: answer }, status });
  });
}
