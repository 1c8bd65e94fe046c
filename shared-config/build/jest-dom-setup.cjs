// jsdom lacks these classes, which react-router needs.
const { TextDecoder, TextEncoder } = require('node:util');
Object.assign(globalThis, { TextDecoder, TextEncoder });

// The default of one second suffices only on an idle machine.
require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });

// jsdom lacks this class, because elements have no size there.
globalThis.ResizeObserver = class {
  observe() {}
  disconnect() {}
};
// jsdom lacks this method, because elements cannot be scrolled there.
Element.prototype.scrollIntoView = () => undefined;

// jsdom lacks the methods of <dialog>. These methods do only what the tests need.
HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
