/** Single lists of the language packages: their entry files carry every list they have. */
declare module '@zxcvbn-ts/*.json.mjs' {
  const list: string[];
  export default list;
}
