import type { DocumentNode, SelectionNode } from 'graphql';
import { expect, it } from 'vitest';
import { InitiativeDraftDocument } from '../../../shared/graphql/generated/documents/initiative-draft.ts';
import { ProfileDraftDocument } from '../../../shared/graphql/generated/documents/profile-draft.ts';
import { StructureDraftDocument } from '../../../shared/graphql/generated/documents/structure-draft.ts';
import { fieldsOf } from '../../lib/record-form/record-values.ts';
import { allForms } from '../../testing/all-forms.ts';

const documents: Readonly<Record<string, unknown>> = {
  initiative: InitiativeDraftDocument,
  community_profile: ProfileDraftDocument,
  structure: StructureDraftDocument,
};

/** The paths that a query selects, such as `links.url`, without those of its root. */
function pathsOf({ definitions }: DocumentNode): ReadonlySet<string> {
  const paths = new Set<string>();
  const read = (selections: readonly SelectionNode[] | undefined, path: string): void => {
    for (const node of selections ?? []) {
      if (node.kind === 'Field') {
        paths.add(path + node.name.value);
        read(node.selectionSet?.selections, `${path}${node.name.value}.`);
      } else if (node.kind === 'FragmentSpread') {
        read(fragments.get(node.name.value), path);
      }
    }
  };
  const fragments = new Map(
    definitions
      .filter((each) => each.kind === 'FragmentDefinition')
      .map(({ name, selectionSet }) => [name.value, selectionSet.selections]),
  );
  for (const each of definitions) {
    if (each.kind !== 'OperationDefinition') continue;
    for (const root of each.selectionSet.selections) {
      if (root.kind === 'Field') read(root.selectionSet?.selections, '');
    }
  }
  return paths;
}

// What a form does not read looks empty after each save, and is overwritten.
it.each(Object.keys(documents))('the form of %s reads each of its fields', (key) => {
  const form = allForms[key];
  if (!form) throw new Error(`No form of ${key}`);
  const paths = pathsOf(documents[key] as DocumentNode);
  const needed = fieldsOf(form).flatMap((field) => [
    field.key,
    ...(field.columns ?? []).map((column) => `${field.key}.${column.key}`),
  ]);
  expect(needed.filter((path) => !paths.has(path))).toEqual([]);
});
