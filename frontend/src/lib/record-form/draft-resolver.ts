import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';
import type { Checks } from './form-checks.ts';

type FieldValues = Record<string, unknown>;

/** Checks of a saved draft for React Hook Form: the first problem of each path, its code as message. */
export function draftResolver(checks: Checks): Resolver<FieldValues> {
  return (values, _context, options) => {
    const errors: Record<string, FieldError> = {};
    for (const { path, code } of checks.problemsOf(values, 'save')) {
      errors[path] ??= { type: 'validate', message: code };
    }
    const isValid = Object.keys(errors).length === 0;
    return isValid
      ? { values, errors: {} }
      : { values: {}, errors: toNestErrors<FieldValues>(errors, options) };
  };
}
