import type { Chunk, Compilation, Compiler, Module } from 'webpack';

/** Stage of `optimizeChunks` after the federation plugin's, which is 11, and before webpack concatenates modules. */
const afterFederation = 12;

/**
 * Removes modules that are unused and have no side effects. The federation plugin adds its whole runtime to
 * the entry, including unused modules.
 */
export const unusedModulesPlugin = (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('unused modules', (compilation) => {
    compilation.hooks.optimizeChunks.tap({ name: 'unused modules', stage: afterFederation }, (chunks) => {
      for (const chunk of chunks) if (chunk.hasRuntime()) dropUnused(compilation, chunk);
    });
  });

function dropUnused({ chunkGraph, moduleGraph }: Compilation, chunk: Chunk): void {
  const dropped = new Set<Module>();
  const isUnused = (module: Module) => {
    const incoming = [...moduleGraph.getIncomingConnections(module)];
    return (
      incoming.length > 0 &&
      !chunkGraph.isEntryModuleInChunk(module, chunk) &&
      incoming.every(
        (connection) =>
          (connection.originModule && dropped.has(connection.originModule)) ||
          connection.getActiveState(chunk.runtime) === false,
      )
    );
  };
  for (let before = -1; before < dropped.size; ) {
    before = dropped.size;
    for (const module of chunkGraph.getChunkModules(chunk)) if (isUnused(module)) dropped.add(module);
  }
  for (const module of dropped) chunkGraph.disconnectChunkAndModule(chunk, module);
}
