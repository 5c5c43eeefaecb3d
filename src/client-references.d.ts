// Written by the framework's bundler plugin: how each island is loaded, by its key.
declare module 'virtual:vite-rsc/client-references' {
  const islands: Readonly<Record<string, () => Promise<unknown>>>;
  // biome-ignore lint/style/noDefaultExport: that is how the plugin writes it
  export default islands;
}
