/**
 * A webpack loader that adds pdf.js's image decoders (JBIG2 and CCITT for scans, and JPEG 2000) to the script
 * of the sandboxed frame. pdf.js imports them from a URL that it builds at run time. This would fail, because
 * our assets have hashed names.
 */
const asked = /import\(\s*(?:\/\*.*?\*\/\s*)*`\$\{WasmImage\.#\w+\}\$\{this\._noWasmFilename\}`\)/;

const decoders = `
import jbig2Decoder from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js';
import openjpegDecoder from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js';
const pictureDecoders = {
  'jbig2_nowasm_fallback.js': { default: jbig2Decoder },
  'openjpeg_nowasm_fallback.js': { default: openjpegDecoder },
};
`;

module.exports = function bundlePictureDecoders(source) {
  if (!asked.test(source)) throw new Error('This version of pdf.js loads its decoders in another way');
  return decoders + source.replace(asked, 'pictureDecoders[this._noWasmFilename]');
};
