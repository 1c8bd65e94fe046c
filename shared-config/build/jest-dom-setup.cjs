// jsdom lacks what react-router needs.
const { TextDecoder, TextEncoder } = require('node:util');
Object.assign(globalThis, { TextDecoder, TextEncoder });

// The default of one second rests on a free core.
require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });

// Nothing has a size in it.
globalThis.ResizeObserver = class {
  observe() {}
  disconnect() {}
};

// It knows <dialog> but not its methods: what a browser does, as far as tests look at it.
HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
