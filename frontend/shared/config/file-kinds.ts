import kinds from '../../../wp-plugin/config/file-kinds.json' with { type: 'json' };
import type { FieldErrorCode } from './field-errors.ts';

/** Code of a refused file that names what it is. */
export type FileKindCode = keyof typeof kinds & FieldErrorCode;

interface Kind {
  readonly code: FieldErrorCode;
  /** MIME types in lower case; `image/*` stands for all others of a family. */
  readonly types: readonly string[];
  /** Endings of names, in lower case. */
  readonly extensions: readonly string[];
}

const named: Partial<Record<FieldErrorCode, Omit<Kind, 'code'>>> = kinds;
const all = (Object.entries(named) as [FieldErrorCode, Omit<Kind, 'code'>][]).map(
  ([code, kind]): Kind => ({ code, ...kind }),
);
export const isFileKind = (code: string): code is FileKindCode => Object.hasOwn(kinds, code);
const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** The code that names what a file is, by what the browser knows of it: the server reads its bytes. */
export function kindOfFile({ type, name }: { readonly type: string; readonly name: string }): FieldErrorCode {
  const lower = type.toLowerCase();
  const family = `${lower.split('/')[0] ?? ''}/*`;
  const extension = extensionOf(name);
  const kind =
    all.find(({ types }) => types.includes(lower)) ??
    all.find(({ extensions }) => extensions.includes(extension)) ??
    all.find(({ types }) => types.includes(family));
  return kind?.code ?? 'file_type';
}
