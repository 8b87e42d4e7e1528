/** The one thing of WebAssembly that is named here; TypeScript has it only beside the whole of a browser. */
declare namespace WebAssembly {
  class RuntimeError extends Error {}
}
