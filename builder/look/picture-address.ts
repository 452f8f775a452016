/** A drawing as the address of an image. Kept out of the markup, where its ids would meet others. */
export function pictureAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
