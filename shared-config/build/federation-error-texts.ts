/** In place of the federation's texts of errors: its messages name their number and the page that explains it, too. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
