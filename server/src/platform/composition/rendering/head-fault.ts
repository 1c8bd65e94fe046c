const attributes = String.raw`(?:\s+[a-zA-Z][\w:-]*(?:="[^"<>]*")?)*\s*/?>`;

/** What a part's HTML for the document head may contain. */
const allowed = [
  new RegExp(
    String.raw`^<link(?=[^>]*\srel="(?:icon|apple-touch-icon|preload|modulepreload|alternate)")${attributes}`,
  ),
  new RegExp(
    String.raw`^<meta(?=\s+(?:property|name)="(?:(?:og|article|product|twitter):[\w:]+|robots|theme-color|author)")(?![^>]*http-equiv)${attributes}`,
    'i',
  ),
  /^<script type="application\/ld\+json">[^<]*<\/script>/,
  /^\s+/,
];

/** Returns why a part's HTML is not permitted in a document head; null if it is permitted. */
export function headFault(html: string): string | null {
  let rest = html;
  while (rest) {
    const known = allowed.map((pattern) => pattern.exec(rest)?.[0]).find(Boolean);
    if (!known) return `it adds this to the head: ${rest.slice(0, 60)}`;
    rest = rest.slice(known.length);
  }
  return null;
}
