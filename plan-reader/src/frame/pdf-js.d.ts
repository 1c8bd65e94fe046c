/** What pdf.js publishes without types: its minified build, which takes a build of ours half the time of its sources. */
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist';
}
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: {
    /** Answers the other end of this port as a worker would. */
    initializeFromPort(port: MessagePort): void;
  };
}
