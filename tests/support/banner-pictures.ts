import sharp, { type Sharp } from 'sharp';

/** A plain picture of a size, to be put into any format. */
export function plainPicture(width = 1600, height = 900): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } });
}

export async function base64Of(picture: Promise<Buffer>): Promise<string> {
  return (await picture).toString('base64');
}
