/**
 * Matches text that mail programs may turn into a link: a URL with its scheme, or a name with a dot followed by at
 * least two letters.
 */
const linkLike = /[\p{L}][\p{L}\d+.-]*:\/\/\S*|\S*[\p{L}\d]\.\p{L}{2,}\S*/giu;

/**
 * Makes a sender's text safe for an email whose recipient may not be the sender: one line without link-like text, at
 * most `maxLength` characters long. Returns `fallback` if no letters or digits are left.
 */
export function toPlainText(text: string, maxLength: number, fallback: string): string {
  const words = text.replace(linkLike, '…').replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\d]/u.test(words)) return fallback;
  const characters = [...words];
  return characters.length <= maxLength
    ? words
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * Like {@link toPlainText}, but for file names. An extension of up to five letters or digits stays as it is,
 * and does not count toward `maxLength`.
 */
export function plainFileName(name: string, maxLength: number): string {
  const ending = /\.[a-z\d]{1,5}$/i.exec(name)?.[0] ?? '';
  return toPlainText(name.slice(0, name.length - ending.length), maxLength, 'file') + ending;
}
