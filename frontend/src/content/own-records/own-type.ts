import { createContext } from 'react';
import type { Language } from '../../../shared/config/locales.ts';
import { pathTo, type RouteId } from '../../../shared/config/routes.ts';
import { send } from '../../lib/api/send.ts';
import type { Outcome } from '../../lib/api/sender.ts';
import { type Step, steps } from './steps.ts';

/** What lists and panels of one’s own records know of their type. */
export interface OwnType {
  /** Those of its records, in the order of the screen. */
  readonly steps: readonly Step[];
  readonly take: (
    step: Step,
    record: { id: number; version: number },
  ) => Promise<Outcome<{ readonly status: string; readonly version: number }>>;
  readonly formAddress: (language: Language, id: number) => string;
  /** Where one goes when a record is deleted. */
  readonly after: RouteId;
  /** Its page can be seen before it is public. */
  readonly hasPreview: boolean;
  /** Where one sees it as other readers do. */
  readonly readersAddress?: (language: Language, id: number) => string;
}

const initiatives: OwnType = {
  steps,
  async take(action, record) {
    // Other types use this module, too.
    const { mutateInitiative } = await import('../../../shared/config/calls/dashboard-calls.ts');
    return send(mutateInitiative, { action, ...record });
  },
  formAddress: (language, id) => pathTo('editInitiative', language, { id: String(id) }),
  after: 'ownInitiatives',
  hasPreview: true,
};

export const OwnTypeContext = createContext(initiatives);
