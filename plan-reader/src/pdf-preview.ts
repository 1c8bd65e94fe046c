export { openPdf, pdfDocument } from './pdf-document.ts';
export type { FromFrame, PdfProblem, ToFrame, Zoom } from './pdf-messages.ts';
