import fields from '../../../../../../wp-plugin/config/common-fields.json' with { type: 'json' };
import type {
  CommonField,
  FormDocument,
  FormQuestion,
} from '../../../../../shared/application-form/form-document.ts';
import { questionsOf } from './edits.ts';

/** A mapping of CommonGrants: the members of the result, each a value of the source, a constant, or a mapping. */
export type Mapping = { readonly [name: string]: { field: string } | { const: string } | Mapping };

export interface Mappings {
  /** From answers, by the ids of questions, to a ProposalBase; the answer to a question about a profile is its value. */
  readonly mappingToCommonGrants: Mapping;
  /** The other way; without questions about profiles, which nobody answers. */
  readonly mappingFromCommonGrants: Mapping;
}

const names = Object.keys(fields) as CommonField[];
const fitting: Readonly<Record<CommonField, readonly string[]>> = fields;

const askedBy = (question: FormQuestion): string =>
  question.kind === 'profileValue' ? question.source : question.kind;

/** Common fields that may be those of the question. */
export const commonFieldsFor = (question: FormQuestion): CommonField[] =>
  names.filter((name) => fitting[name].includes(askedBy(question)));

/** Members of a ProposalBase that are incomplete without these fields, and so are mapped only with them. */
const needed: Readonly<Record<string, readonly CommonField[]>> = {
  organizations: ['organizations.primary.name'],
  contacts: ['contacts.primary.name.firstName', 'contacts.primary.name.lastName'],
};

const events = {
  'projectTimeline.startDate': 'Project start date',
  'projectTimeline.endDate': 'Project end date',
} as const;
const isEvent = (name: CommonField): name is keyof typeof events => Object.hasOwn(events, name);

/** The member of the result that a question gives. */
function memberOf(name: CommonField, question: FormQuestion): Mapping[string] {
  const field = { field: question.id };
  if (question.kind === 'amount') return { amount: field, currency: { const: question.currency } };
  if (isEvent(name))
    return { name: { const: events[name] }, eventType: { const: 'singleDate' }, date: field };
  return field;
}

/** Path of what a question takes from a ProposalBase. */
function pathOf(name: CommonField): string {
  if (name === 'amountRequested') return `${name}.amount`;
  return isEvent(name) ? `${name}.date` : name;
}

function withMember(
  mapping: Mapping,
  [name = '', ...rest]: readonly string[],
  member: Mapping[string],
): Mapping {
  const inner = (mapping[name] ?? {}) as Mapping;
  return { ...mapping, [name]: rest.length === 0 ? member : withMember(inner, rest, member) };
}

/** The mappings of a form; undefined where none of its questions is a common field. */
export function mappingsOf(document: FormDocument): Mappings | undefined {
  const asked = questionsOf(document).flatMap((question) =>
    question.commonField && commonFieldsFor(question).includes(question.commonField)
      ? [[question.commonField, question] as const]
      : [],
  );
  const present = new Set(asked.map(([name]) => name));
  const complete = asked.filter(([name]) =>
    (needed[name.split('.')[0] ?? ''] ?? []).every((each) => present.has(each)),
  );
  if (complete.length === 0) return undefined;
  return {
    mappingToCommonGrants: complete.reduce(
      (mapping, [name, question]) => withMember(mapping, name.split('.'), memberOf(name, question)),
      {} as Mapping,
    ),
    mappingFromCommonGrants: Object.fromEntries(
      complete
        .filter(([, { kind }]) => kind !== 'profileValue')
        .map(([name, { id }]) => [id, { field: pathOf(name) }]),
    ),
  };
}
