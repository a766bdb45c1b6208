/** The dictionaries of opencc-js carry no types: each is `from to|from to|…`, one target per character. */
declare module 'opencc-js/dict/*' {
  const table: string;

  // biome-ignore lint/style/noDefaultExport: the package's own shape
  export { table as default };
}
