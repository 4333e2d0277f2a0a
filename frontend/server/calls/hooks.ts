import type { CallRow } from '../../shared/config/calls/call.ts';
import { discover } from '../discover.ts';
import type { Hook } from './hook.ts';

const found = (await discover<readonly Hook[]>(import.meta.dirname, '.hooks.ts', 'hooks')).flat();

/** The hooks of `own/*.hooks.ts`, by their rows. */
export const hooks: ReadonlyMap<CallRow, Hook> = new Map(found.map((hook) => [hook.row, hook]));
