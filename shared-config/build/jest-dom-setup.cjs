// jsdom lacks what react-router needs.
const { TextDecoder, TextEncoder } = require('node:util');
Object.assign(globalThis, { TextDecoder, TextEncoder });

// The default of one second is enough only on an idle machine.
require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });

// In jsdom, elements have no size.
globalThis.ResizeObserver = class {
  observe() {}
  disconnect() {}
};
// In jsdom, elements cannot be scrolled.
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
