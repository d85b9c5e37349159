import { spawn } from 'node:child_process';

export interface ProgramRun {
  /** Exit code, or -1 when the program was cut off, killed or could not be started. */
  code: number;
  /** All that it printed, and why it was cut off. */
  output: string;
  /** Such as "timed out after 600 s without output"; null when the program came to its end by itself. */
  cutOff: string | null;
}

interface RunOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Longest time without any output. A busy machine makes everything slow, but only what hangs is silent. */
  silenceMs: number;
}

const KILL_AFTER_MS = 10_000;

/** Process groups that run now, so that they end with this process. */
const groups = new Set<number>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const group of groups) endGroup(group, 'SIGTERM');
    process.kill(process.pid, signal);
  });
}

/** Runs a program to its end, or cuts it off with all that it started once it is silent for too long; never rejects. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, silenceMs }: RunOptions,
): Promise<ProgramRun> {
  return new Promise((resolve) => {
    // A group of its own: the browsers and databases that a test run starts are cut off with it.
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const group = child.pid;
    if (group !== undefined) groups.add(group);
    let output = '';
    let cutOff: string | null = null;
    let silence = setTimeout(cut, silenceMs);
    function cut(): void {
      cutOff = `timed out after ${silenceMs / 1000} s without output`;
      if (group === undefined) return;
      endGroup(group, 'SIGTERM');
      setTimeout(() => endGroup(group, 'SIGKILL'), KILL_AFTER_MS).unref();
    }
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
      clearTimeout(silence);
      if (cutOff === null) silence = setTimeout(cut, silenceMs);
    };
    const finish = (code: number | null, problem: string | null = null): void => {
      clearTimeout(silence);
      if (group !== undefined) groups.delete(group);
      const reason = cutOff ?? problem;
      if (reason !== null) output += `\n${reason}\n`;
      resolve({ code: cutOff === null ? (code ?? -1) : -1, output, cutOff });
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => finish(-1, error.message));
    child.on('close', (code) => finish(code));
  });
}

/** A group that has ended already is fine. */
function endGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // Nothing is left of it.
  }
}
