/** Where a component brings a heading, the page says which level keeps its outline in order. */
export type HeadingLevel = 2 | 3 | 4;
export type HeadingTag = 'h2' | 'h3' | 'h4';

export function headingTag(level: HeadingLevel): HeadingTag {
  return `h${level}`;
}
