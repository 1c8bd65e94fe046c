export { composePage } from './compose-page.ts';
export { contentSecurityPolicy, contentSecurityPolicyWith } from './content-security-policy.ts';
export { type DocumentParts, documentWithTheme } from './document.ts';
export { markupProblem } from './markup-problem.ts';
export { coversPageHeader, hiddenLinks, isOwnStatus, layoutLinks } from './page-checks.ts';
export { renderRequest } from './render-request.ts';
export { withAssetsAt } from './with-assets-at.ts';
