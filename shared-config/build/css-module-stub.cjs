// In unit tests, the value of each class name in a CSS module is the name itself.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
