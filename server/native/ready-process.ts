import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { SHEET_YOUNG_HEAP_MB } from '#server/sheets/read/sheet-limits.ts';

export type SheetProcess = ChildProcess & { stdin: Socket };

/** A process that has read a larger file holds its memory, so that it is not used again. */
const MAX_REUSED_BYTES = 1024 * 1024;

/**
 * Keeps one process ready for the next sheet: it starts before a sheet has arrived, a second sheet is read by code that V8 has compiled
 * already, and it ends when none comes. A waiting process does not keep the server alive.
 */
export class ReadyProcess {
  readonly #program: URL;
  readonly #heapMb: number;
  readonly #idleMs: number;
  #waiting: SheetProcess | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(program: URL, heapMb: number, idleMs: number) {
    this.#program = program;
    this.#heapMb = heapMb;
    this.#idleMs = idleMs;
  }

  start(): void {
    if (this.#waiting === null) this.#keep(this.#fork());
  }

  /** The one that waits, or a new one. It is the caller's until it is given back. */
  take(): SheetProcess {
    const child = this.#waiting ?? this.#fork();
    this.#forget(child);
    child.ref();
    child.channel?.ref();
    child.stdin.ref();
    return child;
  }

  /** Takes back a process that has done its work. */
  give(child: SheetProcess, readBytes: number): void {
    if (this.#waiting !== null || this.#idleMs === 0 || readBytes > MAX_REUSED_BYTES) child.kill('SIGKILL');
    else this.#keep(child);
  }

  #keep(child: SheetProcess): void {
    this.#waiting = child;
    child.unref();
    child.channel?.unref();
    child.stdin.unref();
    this.#timer = setTimeout(() => child.kill('SIGKILL'), this.#idleMs).unref();
  }

  #forget(child: SheetProcess): void {
    if (this.#waiting !== child) return;
    clearTimeout(this.#timer);
    this.#waiting = null;
  }

  #fork(): SheetProcess {
    const program = this.#program;
    const child = fork(program, {
      // It knows no password, and tells the log nothing.
      env: {},
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      execArgv: [
        `--max-old-space-size=${this.#heapMb}`,
        `--max-semi-space-size=${SHEET_YOUNG_HEAP_MB}`,
        ...(program.pathname.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : []),
      ],
    }) as SheetProcess;
    const stop = (): void => void child.kill('SIGKILL');
    process.once('exit', stop);
    child.on('error', () => this.#forget(child));
    child.on('exit', () => {
      process.off('exit', stop);
      this.#forget(child);
    });
    // What it is sent after it has ended is lost, and 'exit' says so.
    child.stdin.on('error', () => undefined);
    return child;
  }
}
