import { createContext, useContext } from 'react';
import type { Language } from '../../../shared/config/locales.ts';
import { ownScreens } from '../../../shared/config/own-screens.ts';
import { pathTo, type RouteId } from '../../../shared/config/routes.ts';
import type { PasserelleOwnType } from '../../../shared/graphql/generated/operations.ts';
import type { AnsweredState } from '../../graphql/client/show-state.ts';
import type { Outcome } from '../../lib/api/sender.ts';
import { type ChangeCall, changeRecord } from './change-record.ts';
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
export interface ListedType<Draft extends AnsweredState = AnsweredState> extends OwnType {
  readonly listed: PasserelleOwnType;
  readonly call: ChangeCall<Draft>;
  /** Route that begins a record; absent for records that the team creates. */
  readonly begin?: RouteId;
}

interface ListedDeclaration<Draft extends AnsweredState> extends Pick<ListedType<Draft>, 'listed' | 'call'> {
  readonly hasPreview?: boolean;
  readonly isTranslatable?: boolean;
}

export const listedType = <Draft extends AnsweredState>({
  listed,
  call,
  hasPreview = true,
  isTranslatable = true,
}: ListedDeclaration<Draft>): ListedType<Draft> => {
  const { list, edit, ...screens } = ownScreens[listed];
  return {
    listed,
    call,
    take: async (action, record) => changeRecord(call, { action, ...record }),
    steps,
    ...screens,
    formAddress: (language, id) => pathTo(edit, language, { id: String(id) }),
    after: list,
    hasPreview,
    isTranslatable,
  };
};

export const OwnTypeContext = createContext<OwnType | undefined>(undefined);

/** The type of the records of the list or form around. */
export function useOwnType(): OwnType {
  const type = useContext(OwnTypeContext);
  if (!type) throw new Error('No type of own records is provided');
  return type;
}
