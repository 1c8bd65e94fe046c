/** Level of a component's heading, chosen so that no level is skipped on the page. */
export type HeadingLevel = 2 | 3 | 4;
export type HeadingTag = 'h2' | 'h3' | 'h4';

/** Returns the heading element for a level. */
export function headingTag(level: HeadingLevel): HeadingTag {
  return `h${level}`;
}
