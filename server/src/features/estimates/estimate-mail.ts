import { energyCode, formatDay, quotePromise, type SiteConfiguration } from '@title24/shared-domain';
import type { EstimateText } from '@title24/shared-domain/estimator-answers';
import type { Mail } from '../../platform/mail/mail.ts';
import { composeContent } from '../../platform/mail/mail-content.ts';
import { greeting, signOff } from '../../platform/mail/mail-words.ts';

interface Asked {
  /**
   * Email address that the visitor typed. It may belong to someone else, so the email contains no typed text
   * other than numbers.
   */
  readonly toAddress: string;
  readonly estimate: EstimateText;
  /** Origin of the site, for links. */
  readonly origin: string;
  readonly now: Date;
}

/** Returns the email with an estimate: its answers, prices and notes, a link to its page, and the next step (E9). */
export function estimateMail(
  configuration: SiteConfiguration,
  { toAddress, estimate, origin, now }: Asked,
): Mail {
  const { summary, prices, notes, address } = estimate;
  const title = 'Your Title 24 estimate';
  return composeContent(
    configuration,
    { toAddress, origin },
    {
      subject: `${title} – ${configuration.company.name}`,
      title,
      paragraphs: [greeting(), `Here’s the estimate you asked for: ${summary}.`],
      list: prices.map(({ label, value }) => `${label}: ${value}`),
      link: { path: address, words: 'Open or change the estimate' },
      afterwards: [
        ...notes,
        `This is an estimate dated ${formatDay(now.toISOString())} under the ${energyCode.edition} Energy Code, not a firm quote. It doesn’t include permit fees, registry fees or on-site tests.`,
        `For a firm quote, send us your plans from the estimate’s page. ${quotePromise}`,
        'Someone entered your address on our site to get this one email. We won’t add it to any list.',
        ...signOff(configuration),
      ],
    },
  );
}
