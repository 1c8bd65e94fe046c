export { composePage } from './compose-page.ts';
export { contentSecurityPolicy, contentSecurityPolicyWith } from './content-security-policy.ts';
export { coversPageHeader } from './covers-page-header.ts';
export { type DocumentParts, documentWithTheme } from './document.ts';
export { hiddenLinks, layoutLinks } from './hidden-links.ts';
export { markupProblem } from './markup-problem.ts';
export { isOwnStatus } from './own-status.ts';
export { renderRequest } from './render-request.ts';
export { withAssetsAt } from './with-assets-at.ts';
