import { createContext } from 'react';
import type { Language } from '../../../shared/config/locales.ts';
import { ownScreens } from '../../../shared/config/own-screens.ts';
import { pathTo, type RouteId } from '../../../shared/config/routes.ts';
import type { PasserelleOwnType } from '../../../shared/graphql/generated/operations.ts';
import { send } from '../../lib/api/send.ts';
import type { AnsweredState } from '../../graphql/client/show-state.ts';
import type { Outcome } from '../../lib/api/sender.ts';
import { type Step, steps } from './steps.ts';

/** Properties of the record type that lists and panels of one’s own records use. */
export interface OwnType {
  /** Steps of the type's records, in the order of the screen. */
  readonly steps: readonly Step[];
  readonly take: (
    step: Step,
    record: { id: number; version: number },
  ) => Promise<Outcome<Omit<AnsweredState, 'id'>>>;
  readonly formAddress: (language: Language, id: number) => string;
  /** Route after a record is deleted. */
  readonly after: RouteId;
  /** True when the page of a record can be previewed before it is public. */
  readonly hasPreview: boolean;
  /** True when people who may change a record may translate it. */
  readonly isTranslatable: boolean;
  /** Address at which the owner sees the record as other readers do. */
  readonly readersAddress?: (language: Language, id: number) => string;
}

/** A type with a list of its own, whose records have a title and an address each. */
export interface ListedType extends OwnType {
  readonly listed: PasserelleOwnType;
  /** Route that begins a record; absent for records that the team creates. */
  readonly begin?: RouteId;
}

interface ListedDeclaration extends Pick<ListedType, 'listed' | 'take'> {
  readonly hasPreview?: boolean;
  readonly isTranslatable?: boolean;
}

export const listedType = ({
  listed,
  hasPreview = true,
  isTranslatable = true,
  take,
}: ListedDeclaration): ListedType => {
  const { list, edit, ...screens } = ownScreens[listed];
  return {
    listed,
    take,
    steps,
    ...screens,
    formAddress: (language, id) => pathTo(edit, language, { id: String(id) }),
    after: list,
    hasPreview,
    isTranslatable,
  };
};

export const ownInitiatives = listedType({
  listed: 'initiative',
  async take(action, record) {
    // Other types use this module, too.
    const { mutateInitiative } = await import('../../../shared/config/calls/initiative-calls.ts');
    return send(mutateInitiative, { action, ...record });
  },
});

export const OwnTypeContext = createContext<OwnType>(ownInitiatives);
