import { spawn } from 'node:child_process';

interface ProgramRun {
  /** -1 when the program was cut off, killed or could not be started. */
  code: number;
  output: string;
  /** Such as "timed out after 600 s without output"; null when the program ended by itself. */
  cutOff: string | null;
}

interface RunOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Only what hangs is silent, even on a busy machine. */
  silenceMs: number;
}

const KILL_AFTER_MS = 10_000;

/** They end with this process. */
const groups = new Set<number>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const group of groups) endGroup(group, 'SIGTERM');
    process.kill(process.pid, signal);
  });
}

/** Cuts the program off with all that it started when it is silent for too long; never rejects. */
export function runUntilSilent(
  program: string,
  args: readonly string[],
  { cwd, env, silenceMs }: RunOptions,
): Promise<ProgramRun> {
  return new Promise((resolve) => {
    // Browsers and databases of a test run are in the group too.
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

function endGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // It has ended.
  }
}
