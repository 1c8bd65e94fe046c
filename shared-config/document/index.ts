export { contentSecurityPolicy, contentSecurityPolicyWith } from './content-security-policy.ts';
export { type DocumentParts, documentHtml, documentWithTheme, type RenderedPart } from './document.ts';
export { withAssetsAt } from './with-assets-at.ts';
