/** What mail programs make a link of: an address with its scheme, or a name with a dot and letters behind it. */
const linkLike = /[\p{L}][\p{L}\d+.-]*:\/\/\S*|\S*[\p{L}\d]\.\p{L}{2,}\S*/giu;

/**
 * A sender's own words as they may stand in a mail to an address that anybody can have named: on one line, without what
 * reads as a link, and at most so many characters. 'your project' in place of words of which nothing is left, say.
 */
export function plainWords(text: string, most: number, otherwise: string): string {
  const words = text.replace(linkLike, '…').replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\d]/u.test(words)) return otherwise;
  const characters = [...words];
  return characters.length <= most
    ? words
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** As {@link plainWords} for a file's name, whose ending stays. */
export function plainFileName(name: string, most: number): string {
  const ending = /\.[a-z\d]{1,5}$/i.exec(name)?.[0] ?? '';
  return plainWords(name.slice(0, name.length - ending.length), most, 'file') + ending;
}
