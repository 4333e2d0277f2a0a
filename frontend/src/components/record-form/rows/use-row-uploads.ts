import { formName } from '../../../lib/record-form/form-name.ts';
import type { FieldDefinition } from '../../../lib/forms/form-definition.ts';
import { queueOfPage } from '../../../lib/uploads/page-queue.ts';
import { useMember } from '../../../lib/use-member.ts';
import { useRecordFormParts } from '../record-form-context.ts';

/** The place of a row from now on; undefined: it is gone. */
export type RowMove = (index: number) => number | undefined;

/** Takes the files that are still on their way along when their rows change places. */
export function useRowUploads({ key, columns = [] }: FieldDefinition): (move: RowMove) => void {
  const { definition, state } = useRecordFormParts().form;
  const { id: userId } = useMember();
  const hasFiles = columns.some(({ upload }) => upload !== undefined);
  return (move) => {
    if (!hasFiles) return;
    queueOfPage(userId).move(formName(definition.key, state.save.record.id), (path) => {
      const [name, row, ...column] = path.split('.');
      if (name !== key || row === undefined) return path;
      const place = move(Number(row));
      return place === undefined ? undefined : [name, place, ...column].join('.');
    });
  };
}

export const afterInsertion =
  (at: number): RowMove =>
  (index) =>
    index >= at ? index + 1 : index;

export const afterRemoval =
  (at: number): RowMove =>
  (index) => {
    if (index === at) return undefined;
    return index > at ? index - 1 : index;
  };

/** Mapping of indexes when two neighbouring rows change places. */
export const afterSwap =
  (from: number, to: number): RowMove =>
  (index) => {
    if (index === from) return to;
    return index === to ? from : index;
  };
