/**
 * The part of pdf.js that is published without types: its minified build, with which our build takes half as long as
 * with its sources.
 */
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist';
}
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: {
    /** Answers the other end of this port as a worker would. */
    initializeFromPort(port: MessagePort): void;
  };
}
