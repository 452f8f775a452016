import os from 'node:os';
import { makeBannerPicture } from '../features/banner/make-banner-picture.ts';
import { makeAsset } from '../features/brand-asset/make-asset.ts';
import { rasterise } from '../features/picture/rasterise.ts';
import { Problem } from '../platform/problem.ts';
import type { PictureAnswer, PictureTask } from './picture-task.ts';

/**
 * The process that decodes and encodes pictures. A process and not a worker thread: the work runs
 * in the thread pool of its process, which passwords are hashed in too, and Linux sets priorities
 * by thread. Here the pool, the priority and a crash of a decoder are its own.
 */
try {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
} catch {
  // Not allowed here: the queue still makes one picture at a time.
}

process.on('message', (task: PictureTask) => {
  void answerTo(task).then((answer) => process.send?.(answer));
});
// The server is gone.
process.on('disconnect', () => process.exit(0));
// The server decides when it ends: Ctrl+C reaches both.
process.on('SIGINT', () => undefined);

function valueOf(work: PictureTask['work']): Promise<unknown> {
  switch (work.kind) {
    case 'banner':
      return makeBannerPicture(work.file);
    case 'asset':
      return makeAsset(work.file);
    case 'drawing':
      return rasterise(work.request);
  }
}

async function answerTo({ id, work }: PictureTask): Promise<PictureAnswer> {
  try {
    return { id, value: await valueOf(work) };
  } catch (error) {
    if (error instanceof Problem) {
      return { id, problem: { code: error.code, fields: error.details.fields ?? {} } };
    }
    return { id, failure: String((error as Error).stack ?? error) };
  }
}
