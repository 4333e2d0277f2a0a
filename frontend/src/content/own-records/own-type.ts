import type { ResourceNamespaceMap } from 'i18next';
import { createContext, useContext } from 'react';
import type { OperationCall } from '../../../shared/config/calls/call.ts';
import type { OnWire } from '../../../shared/config/calls/on-wire.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { ownScreens } from '../../../shared/config/own-screens.ts';
import { pathTo, type RouteId } from '../../../shared/config/routes.ts';
import type {
  PasserelleOwnType,
  PasserelleRecordAction,
} from '../../../shared/graphql/generated/operations.ts';
import type { Operation } from '../../../shared/graphql/operation.ts';
import type { AnsweredState } from '../../graphql/client/show-state.ts';
import { type SendCallOptions, send } from '../../lib/api/send.ts';
import type { Outcome } from '../../lib/api/sender.ts';
import { type Step, steps } from './steps.ts';

/** Properties of the record type that lists and panels of one’s own records use. */
export interface OwnType {
  /** Steps of the type's records, in the order of the screen. */
  readonly steps: readonly Step[];
  readonly take: (
    step: Step,
    record: { id: number; version: number; title: string },
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

interface RecordChange {
  action: PasserelleRecordAction;
  id?: number;
  version?: number;
  input?: object;
}

/** The call that changes records of one type, and answers the record. */
type ChangeCall<Draft> = OperationCall & {
  readonly method: 'POST';
  readonly operation: Operation<Readonly<Record<string, Draft>>, RecordChange>;
};

type NamespaceWith<Texts> = {
  [Name in keyof ResourceNamespaceMap]: ResourceNamespaceMap[Name] extends Texts ? Name : never;
}[keyof ResourceNamespaceMap];

/** Texts of the list and the form of a type. */
interface TypeTexts {
  title: string;
  lead: string;
  form: {
    /** The heading of a record without a title. */
    new: string;
    /** Text while changes of a public record are proposed. */
    proposal: string;
    /** Text for states in which the record cannot be edited. */
    closed: string;
    toList: string;
  };
}
/** The same of a type whose records their owners begin. */
interface BegunTexts extends TypeTexts {
  new: string;
  first: string;
  /** Purpose of the list, shown when it has no records. */
  empty: string;
  /** First step towards a record. */
  emptyFirst: string;
  form: TypeTexts['form'] & { lead: string };
}
type TypeNamespace = NamespaceWith<TypeTexts>;
type BegunNamespace = NamespaceWith<BegunTexts>;

/** A type with a list of its own, whose records have a title and an address each: its list and its form follow from this row. */
export interface ListedType<Draft extends AnsweredState = AnsweredState> extends OwnType {
  readonly listed: PasserelleOwnType;
  /** Makes a record, changes it, or takes a step with it. */
  readonly change: (change: RecordChange, options?: SendCallOptions) => Promise<Outcome<OnWire<Draft>>>;
  /** Namespace of the texts of its list and form. */
  readonly texts: TypeNamespace;
  /** Route that begins a record; absent for records that the team creates. */
  readonly begin?: RouteId;
}

interface ListedDeclaration<Listed extends PasserelleOwnType, Draft extends AnsweredState> {
  readonly listed: Listed;
  readonly call: ChangeCall<Draft>;
  readonly texts: (typeof ownScreens)[Listed] extends { begin: RouteId } ? BegunNamespace : TypeNamespace;
  readonly hasPreview?: boolean;
  readonly isTranslatable?: boolean;
}

export const listedType = <Listed extends PasserelleOwnType, Draft extends AnsweredState>({
  listed,
  call,
  texts,
  hasPreview = true,
  isTranslatable = true,
}: ListedDeclaration<Listed, Draft>): ListedType<Draft> => {
  const { list, edit, ...screens } = ownScreens[listed];
  const change: ListedType<Draft>['change'] = async (body, options) =>
    (await send(call, body as never, options)) as Outcome<OnWire<Draft>>;
  return {
    listed,
    texts,
    change,
    take: async (action, { id, version, title }) => change({ action, id, version }, { about: title }),
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
