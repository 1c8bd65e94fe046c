// jsdom lacks what react-router needs.
const { TextDecoder, TextEncoder } = require('node:util');
Object.assign(globalThis, { TextDecoder, TextEncoder });

// The default of one second depends on a free core.
require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });

// Nothing has a size in jsdom.
globalThis.ResizeObserver = class {
  observe() {}
  disconnect() {}
};
// And nothing scrolls.
Element.prototype.scrollIntoView = () => undefined;

// jsdom supports <dialog> without its methods: these behave like a browser as far as tests can tell.
HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
