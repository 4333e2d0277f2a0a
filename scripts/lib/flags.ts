import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Failure } from './failure.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads the flags of a command.
 * @throws Failure with the unknown flag, and the command for --help
 */
export function readFlags<const T extends Options>(command: string, args: string[], options: T) {
  return readArguments(command, args, options, false).values;
}

/**
 * Reads the flags of a command and the names after them.
 * @throws Failure with the unknown flag, and the command for --help
 */
export function readArguments<const T extends Options>(
  command: string,
  args: string[],
  options: T,
  allowPositionals = true,
) {
  try {
    return parseArgs({ args, strict: true, allowPositionals, options });
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new Failure(`${message}.`, `See ${command} --help.`);
  }
}

/** @throws Failure when the value is none of those allowed */
export function oneOf<T extends string>(flag: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new Failure(`--${flag} is one of ${allowed.join(', ')}; "${value}" is not.`);
  return found;
}
