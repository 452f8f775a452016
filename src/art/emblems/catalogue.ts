import type { RecipeName } from '../types.ts';
import type { Emblem, EmblemJob } from './emblem-job.ts';
import { engravedEmblem } from './engraved.ts';
import { oscilloscopeEmblem } from './oscilloscope.ts';
import { papercutEmblem } from './papercut.ts';
import { risographEmblem } from './risograph.ts';
import { stickerEmblem } from './sticker.ts';
import { terraceEmblem } from './terrace.ts';

export const emblems: Readonly<Record<RecipeName, (job: EmblemJob) => Emblem>> = {
  papercut: papercutEmblem,
  risograph: risographEmblem,
  oscilloscope: oscilloscopeEmblem,
  engraved: engravedEmblem,
  sticker: stickerEmblem,
  terrace: terraceEmblem,
};
