/**
 * What the build puts around each `import()`: asks for the chunk's other files (addresses from the site's root) at once instead
 * of one after another, then loads. Its name is Vite's.
 */
export function __vitePreload<T>(load: () => Promise<T>, files: ReadonlyArray<string> = []): Promise<T> {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.appendChild(link);
  }
  return load();
}
