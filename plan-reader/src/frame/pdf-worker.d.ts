/** What pdf.js publishes without types. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: {
    /** Answers the other end of this port as a worker would. */
    initializeFromPort(port: MessagePort): void;
  };
}
