/**
 * The minified build of pdf.js, which is published without types. With the unminified build of pdf.js, our own build
 * takes twice as long.
 */
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist';
}
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: {
    /** Handles messages from the other end of the port, as a worker would. */
    initializeFromPort(port: MessagePort): void;
  };
}
