import { escapeHtml, isMailAddress, type SiteConfiguration } from '@title24/shared-domain';
import type { MailAttachment } from './attachments.ts';
import { composeMail, type Mail } from './mail.ts';
import { mailButton, mailDocument } from './mail-html.ts';

/** The only link in an email. */
export interface MailLink {
  readonly path: string;
  /** Text of the link. It states what the reader will find or do on the page. */
  readonly words: string;
}

export interface MailContent {
  readonly subject: string;
  /** Heading of the HTML version; the subject if absent. */
  readonly title?: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  /** Shown as a full URL on a separate line, and as a button in the HTML version. */
  readonly link?: MailLink;
  /** Paragraphs shown after the link. */
  readonly afterwards?: readonly string[];
  readonly attachments?: readonly MailAttachment[];
  /** Address for replies. By default, the company's address for customers if that is a valid address. */
  readonly replyTo?: string;
}

interface Envelope {
  readonly toAddress: string;
  /** The site's public origin, not that of a request, whose Host header anyone can forge. */
  readonly origin: string;
}

/** Composes an email from the company, as text and as HTML. */
export function composeContent(
  { company, navLinks }: SiteConfiguration,
  { toAddress, origin }: Envelope,
  {
    subject,
    title = subject,
    paragraphs,
    list = [],
    link,
    afterwards = [],
    attachments = [],
    replyTo,
  }: MailContent,
): Mail {
  const address = link && `${origin}${link.path}`;
  const points = list.map((point) => `- ${point}`).join('\n');
  return composeMail({
    fromName: company.name,
    fromAddress: company.email.address,
    toAddress,
    replyTo: replyTo ?? (isMailAddress(navLinks.customerMail) ? navLinks.customerMail : null),
    subject,
    attachments,
    text: `${[...paragraphs, ...(points ? [points] : []), ...(link ? [`${link.words}:\n${address}`] : []), ...afterwards].join('\n\n')}\n`,
    html: mailDocument(
      title,
      [
        ...paragraphs.map(asParagraph),
        ...(points ? [`<ul>\n${list.map((point) => `<li>${asHtml(point)}</li>`).join('\n')}\n</ul>`] : []),
        ...(link && address ? [mailButton(link.words, address)] : []),
        ...afterwards.map(asParagraph),
      ].join('\n'),
    ),
  });
}

const asHtml = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
const asParagraph = (text: string) => `<p>${asHtml(text)}</p>`;
