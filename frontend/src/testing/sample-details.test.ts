import { type FieldNode, Kind, parse, type SelectionNode } from 'graphql';
import { expect, it } from 'vitest';
import { manifest } from '../../shared/graphql/generated/manifest.ts';
import { sampleDetail } from './sample-details.ts';
import { sampleItems } from './sample-items.ts';
import { sampleCard } from './sample-upstream.ts';

const fieldsOf = (selections: readonly SelectionNode[] = []): FieldNode[] =>
  selections.filter((selection) => selection.kind === Kind.FIELD);
const namesOf = (field: FieldNode): string[] =>
  fieldsOf(field.selectionSet?.selections).map(({ name }) => name.value);

/** What is read of one thing: the root fields that ask for its related things. */
const details = Object.values(manifest).flatMap(({ document }) =>
  parse(document)
    .definitions.flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION ? fieldsOf(each.selectionSet.selections) : [],
    )
    .filter((field) => namesOf(field).includes('related'))
    .map((field) => [field.name.value, namesOf(field)] as const),
);

it('knows the detail pages', () => {
  expect(details.map(([name]) => name)).toContain('passerelleEvent');
});

it.each(details)(
  '%s has a sample value in sample-details.ts for each field that its page reads',
  (_, names) => {
    const index = sampleItems.findIndex(({ type, facts }) => type === 'EVENT' && facts?.mode === 'HYBRID');
    const item = sampleItems[index];
    if (!item) throw new Error('There is no sample event that one attends there or from afar.');
    const card = sampleCard(item, index, 'FR', {});
    const sample = new Map<string, unknown>(
      Object.entries(sampleDetail({ card, related: [], translations: [] })),
    );
    const missing = names.filter((name) => name !== '__typename' && (sample.get(name) ?? null) === null);
    expect(missing).toEqual([]);
  },
);
