/** Level of a component's heading. The page chooses it so that no level is skipped. */
export type HeadingLevel = 2 | 3 | 4;
export type HeadingTag = 'h2' | 'h3' | 'h4';

/** Returns the element name of a heading at this level. */
export function headingTag(level: HeadingLevel): HeadingTag {
  return `h${level}`;
}
