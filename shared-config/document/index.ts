export { contentSecurityPolicy } from './content-security-policy.ts';
export { type DocumentParts, documentHtml } from './document.ts';
