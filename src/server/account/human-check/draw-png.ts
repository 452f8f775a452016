/** Draws SVG as PNG, in the library's own threads. @returns base64 */
export async function drawPng(svg: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
  return png.toString('base64');
}
