export { contentSecurityPolicy } from './content-security-policy.ts';
export { type DocumentParts, documentHtml, type RenderedPart } from './document.ts';
