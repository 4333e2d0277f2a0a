import type { ReactNode } from 'react';
import { useOwnAddress } from '../../../lib/record-form/use-own-address.ts';
import type { AnsweredRecord } from '../../../lib/record-form/record-values.ts';
import type { Values } from '../../../lib/record-form/values.ts';
import { type ListedType, OwnTypeContext } from '../own-type.ts';
import type { LoadedRecord } from './load-moderated.ts';
import { ModeratedForm } from './moderated-form.tsx';
import type { ModeratedTexts, ModeratedType, OfferedRecord } from './moderated-type.ts';

interface OwnRecordFormProps<Data, Offered extends OfferedRecord, Draft extends AnsweredRecord> {
  own: ListedType;
  type: ModeratedType<Data, Offered, Draft>;
  texts: ModeratedTexts;
  loaded: LoadedRecord;
  /** Content by step that replaces the step's fields. */
  layouts?: Readonly<Record<string, ReactNode>>;
}

const titleOf = ({ title }: Values): string => (typeof title === 'string' ? title : '');

/** The form of a record with a title. The address of a new one changes when it is saved for the first time; the screen stays. */
export function OwnRecordForm<Data, Offered extends OfferedRecord, Draft extends AnsweredRecord>({
  own,
  ...form
}: OwnRecordFormProps<Data, Offered, Draft>) {
  const onCreated = useOwnAddress(own.formAddress);
  return (
    <OwnTypeContext value={own}>
      <ModeratedForm {...form} {...{ titleOf, onCreated }} />
    </OwnTypeContext>
  );
}
