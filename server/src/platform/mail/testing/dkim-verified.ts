import { createHash, type KeyObject, verify } from 'node:crypto';

/**
 * Verifies an email's DKIM signature: RSA and SHA-256 over relaxed headers and body (RFC 6376, section 3.4).
 * @returns the tags of the signature, such as d (domain) and s (selector); null if there is no valid signature
 */
export function dkimVerified(content: string, publicKey: KeyObject): Readonly<Record<string, string>> | null {
  const end = content.indexOf('\r\n\r\n');
  const headers = content
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase().trim(), relaxed(line.slice(colon + 1)).trim()] as const;
    });
  const headerOf = (name: string) => headers.find(([each]) => each === name)?.[1] ?? '';
  const signature = headerOf('dkim-signature');
  const tags = Object.fromEntries(
    signature.split(';').map((tag) => {
      const [name = '', ...value] = tag.split('=');
      return [name.trim(), value.join('=').replace(/\s/g, '')];
    }),
  );
  const body = singleSpaced(content.slice(end + 4))
    .replace(/ (?=\r\n)/g, '')
    .replace(/(\r\n)*$/, '\r\n');
  if (tags.bh !== createHash('sha256').update(body).digest('base64')) return null;
  const signed = [
    ...(tags.h ?? '').split(':').map((name) => `${name.toLowerCase()}:${headerOf(name.toLowerCase())}\r\n`),
    `dkim-signature:${signature.replace(/\bb=[^;]*$/, 'b=')}`,
  ].join('');
  return verify('sha256', Buffer.from(signed), publicKey, Buffer.from(tags.b ?? '', 'base64')) ? tags : null;
}

const singleSpaced = (text: string) => text.replace(/[ \t]+/g, ' ');

const relaxed = (header: string) => singleSpaced(header.replace(/\r\n(?=[ \t])/g, ''));
