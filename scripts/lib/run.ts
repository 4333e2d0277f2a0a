import { spawn } from 'node:child_process';
import { Failure } from './failure.ts';

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Called with each complete line of standard output. */
  onLine?: (line: string) => void;
  /** Purpose of the command, for the message when it fails. */
  label?: string;
}

export interface RunResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command to its end and returns its output, whatever its exit code. A missing program is a Failure. */
export function attempt(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = { stdout: '', stderr: '' };
    let line = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output.stdout += chunk;
      const lines = (line + chunk).split('\n');
      line = lines.pop() ?? '';
      for (const each of lines) options.onLine?.(each);
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      output.stderr += chunk;
    });
    child.once('error', (error) => {
      reject(new Failure(`${command} could not be started: ${error.message}.`, `Is ${command} installed?`));
    });
    child.once('close', (code, signal) => {
      resolve({ code: code ?? (signal === null ? 1 : 128), ...output });
    });
  });
}

/** Runs a command to its end and returns its standard output; any exit code but 0 is a Failure with the last lines. */
export async function run(command: string, args: string[], options: RunOptions = {}): Promise<string> {
  const result = await attempt(command, args, options);
  if (result.code !== 0) {
    const tail = `${result.stdout}\n${result.stderr}`.trim().split('\n').slice(-15);
    throw new Failure(
      `${options.label ?? [command, ...args].join(' ')} failed (exit code ${result.code}):`,
      ...tail,
    );
  }
  return result.stdout;
}
