import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BannerPictureFile } from '../features/banner/make-banner-picture.ts';
import type { MadeAsset } from '../features/brand-asset/make-asset.ts';
import type { RasterRequest } from '../features/picture/rasterise.ts';
import { Problem } from '../platform/problem.ts';
import type { PictureAnswer, PictureTask } from './picture-task.ts';

/** Longer than the largest picture takes on a busy machine. */
const TASK_TIMEOUT_MS = 60_000;
/** An idle process keeps some 80 MB. */
const IDLE_MS = 30_000;

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the picture process with the first task and ends it when there is nothing to do. */
export class PictureProcess {
  private child: ChildProcess | null = null;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  private idle: NodeJS.Timeout | undefined;

  makeBanner(file: Buffer): Promise<readonly BannerPictureFile[]> {
    return this.run({ kind: 'banner', file }) as Promise<readonly BannerPictureFile[]>;
  }

  makeAsset(file: Buffer): Promise<MadeAsset> {
    return this.run({ kind: 'asset', file }) as Promise<MadeAsset>;
  }

  rasterise(request: RasterRequest): Promise<Buffer> {
    return this.run({ kind: 'drawing', request }) as Promise<Buffer>;
  }

  close(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = null;
  }

  private async run(work: PictureTask['work']): Promise<unknown> {
    clearTimeout(this.idle);
    this.child ??= this.start();
    const { child } = this;
    const id = (this.lastId += 1);
    const late = setTimeout(() => child.kill('SIGKILL'), TASK_TIMEOUT_MS).unref();
    try {
      return await new Promise((resolve, reject) => {
        this.pending.set(id, { resolve, reject });
        child.send({ id, work } satisfies PictureTask);
      });
    } finally {
      clearTimeout(late);
      this.pending.delete(id);
      if (this.pending.size === 0) {
        this.idle = setTimeout(() => this.close(), IDLE_MS).unref();
      }
    }
  }

  private start(): ChildProcess {
    const { program, execArgv } = programOf(import.meta.url);
    const { PATH = '' } = process.env;
    const child = fork(program, {
      execArgv,
      serialization: 'advanced',
      // Pictures come from outside: whoever breaks a decoder finds no secret in this process.
      env: { PATH, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    child.on('message', (answer) => this.settle(answer as PictureAnswer));
    const ended = (): void => {
      if (this.child === child) this.child = null;
      const error = new Problem('OVERLOADED', { retryAfterSeconds: 5 });
      for (const { reject } of this.pending.values()) reject(error);
    };
    child.on('error', ended);
    child.on('exit', ended);
    return child;
  }

  private settle(answer: PictureAnswer): void {
    const waiting = this.pending.get(answer.id);
    if (waiting === undefined) return;
    if ('problem' in answer) {
      const { code, fields } = answer.problem;
      waiting.reject(new Problem(code, { fields }));
    } else if ('failure' in answer) waiting.reject(new Error(answer.failure));
    else waiting.resolve(answer.value);
  }
}

/** Next to the built server, or among the sources where those are run. */
function programOf(self: string): { program: string; execArgv: string[] } {
  const isSource = self.endsWith('.ts');
  const file = isSource ? './main.ts' : './picture-process.js';
  return {
    program: fileURLToPath(new URL(file, self)),
    execArgv: isSource ? ['--import', 'tsx'] : [],
  };
}
