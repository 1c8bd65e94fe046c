import {
  energyCode,
  escapeHtml,
  isMailAddress,
  quotePromise,
  type SiteConfiguration,
} from '@title24/shared-domain';
import type { EstimateText } from '@title24/shared-domain/estimator-answers';
import { composeMail, type Mail } from '../../platform/mail/mail.ts';
import { mailButton, mailDocument } from '../../platform/mail/mail-html.ts';

interface Asked {
  /** Whoever asks may have typed somebody else's address: nothing that was typed stands in the mail as text. */
  readonly toAddress: string;
  readonly estimate: EstimateText;
  /** Origin of the site, for links. */
  readonly origin: string;
  readonly now: Date;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });

/** Returns the mail with an estimate: the figures of its page, what they rest on, the way back, and what to do next (E9). */
export function estimateMail(
  { company, navLinks }: SiteConfiguration,
  { toAddress, estimate, origin, now }: Asked,
): Mail {
  const { summary, prices, notes } = estimate;
  const title = 'Your Title 24 estimate';
  const lines = prices.map(({ label, value }) => `${label}: ${value}`);
  const page = origin + estimate.address;
  const { customerMail, supportPhone1 } = navLinks;
  const open = 'Open or change the estimate';
  const after = [
    `This is an estimate of ${longDate.format(now)} under the ${energyCode.edition} Energy Code, not a firm quote. It doesn’t include permit fees, registry fees, or tests on site.`,
    `For a firm quote, send us your plans from the page of the estimate. ${quotePromise}`,
    `Questions? Write to ${customerMail} or call ${supportPhone1}.`,
    'Someone typed your address on our site to get this one e-mail. We don’t add it to any list.',
    company.name,
  ];
  return composeMail({
    fromName: company.name,
    fromAddress: company.email.address,
    toAddress,
    replyTo: isMailAddress(customerMail) ? customerMail : null,
    subject: `${title} – ${company.name}`,
    text: `${[summary, lines.join('\n'), ...notes, `${open}:\n${page}`, ...after].join('\n\n')}\n`,
    html: mailDocument(
      title,
      [
        paragraph(summary),
        `<ul>\n${lines.map((line) => `<li><strong>${escapeHtml(line)}</strong></li>`).join('\n')}\n</ul>`,
        ...notes.map(paragraph),
        mailButton(open, page),
        ...after.map(paragraph),
      ].join('\n'),
    ),
  });
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
