/**
 * Matches what mail programs turn into a link: an address with its scheme, or a name with a dot followed by letters.
 */
const linkLike = /[\p{L}][\p{L}\d+.-]*:\/\/\S*|\S*[\p{L}\d]\.\p{L}{2,}\S*/giu;

/**
 * Returns a sender's text in a form that is safe in a mail to an address that anyone may have entered: on one line,
 * without anything that looks like a link, and at most `maxLength` characters. Returns `fallback` if nothing is left.
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

/** Like {@link toPlainText} for a file name, which keeps its extension. */
export function plainFileName(name: string, maxLength: number): string {
  const ending = /\.[a-z\d]{1,5}$/i.exec(name)?.[0] ?? '';
  return toPlainText(name.slice(0, name.length - ending.length), maxLength, 'file') + ending;
}
