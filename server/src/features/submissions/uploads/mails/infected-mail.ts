import type { SiteConfiguration } from '@title24/shared-domain';
import { escapeHtml } from '@title24/shared-domain';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { mailDocument } from '../../../../platform/mail/mail-html.ts';
import { staffAddress } from '../../../../platform/mail/staff-address.ts';
import { linesAsHtml, linesAsText } from './submission-lines.ts';

interface Infected {
  readonly reference: string;
  readonly fileName: string;
  /** The scanner's name for the malware. */
  readonly finding: string;
}

/** Returns the email that notifies the analysts of an infected and quarantined file from a customer. */
export function infectedMail(
  configuration: SiteConfiguration,
  { reference, fileName, finding }: Infected,
): Mail {
  const { company } = configuration;
  const title = `A file is infected (${reference})`;
  const what =
    'Please ask the customer for a clean file: the virus scanner found something in one they sent. It’s quarantined and nobody can open it.';
  const lines = [
    ['Reference', reference],
    ['File', fileName],
    ['Found', finding],
  ] as const;
  return composeMail({
    fromName: company.name,
    fromAddress: company.email.address,
    toAddress: staffAddress(configuration),
    replyTo: null,
    subject: title,
    text: `${what}\n\n${linesAsText(lines)}\n`,
    html: mailDocument(title, `<p>${escapeHtml(what)}</p>\n${linesAsHtml(lines)}`),
  });
}
