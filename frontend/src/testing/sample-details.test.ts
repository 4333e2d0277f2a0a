import { type DocumentNode, type FieldNode, Kind, parse, type SelectionNode } from 'graphql';
import { expect, it } from 'vitest';
import { manifest } from '../../shared/graphql/generated/manifest.ts';
import { sampleDetail } from './sample-details.ts';
import { sampleItems } from './sample-items.ts';
import { sampleCard } from './sample-upstream.ts';

/** Fields of a selection, those of its fragments too. */
function fieldsOf(document: DocumentNode, selections: readonly SelectionNode[] = []): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(document, selection.selectionSet.selections);
    const fragment = document.definitions.find(
      (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? fieldsOf(document, fragment.selectionSet.selections)
      : [];
  });
}

/** Root fields of the queries of one item, which ask for its related items. */
const details = Object.values(manifest).flatMap((operation) => {
  const document = parse(operation.document);
  return document.definitions
    .flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION ? fieldsOf(document, each.selectionSet.selections) : [],
    )
    .map((field) => {
      const names = fieldsOf(document, field.selectionSet?.selections).map(({ name }) => name.value);
      return [field.name.value, names] as const;
    })
    .filter(([, names]) => names.includes('related'));
});

it('knows the detail pages', () => {
  expect(details.map(([name]) => name)).toContain('passerelleEvent');
});

it.each(details)(
  '%s has a sample value in sample-details.ts for each field that its page reads',
  (_, names) => {
    const samples = sampleItems.flatMap((item, index) => {
      if (item.type !== 'event') return [];
      const card = sampleCard(item, index, 'FR', {});
      return [
        new Map<string, unknown>(Object.entries(sampleDetail({ card, related: [], translations: [] }))),
      ];
    });
    const missing = names.filter(
      (name) => name !== '__typename' && samples.every((sample) => (sample.get(name) ?? null) === null),
    );
    expect(missing).toEqual([]);
  },
);
