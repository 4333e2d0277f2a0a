import { Fragment } from 'react';
import { Imported } from '../../../components/record-form/imported.tsx';
import { RecordField } from '../../../components/record-form/record-field.tsx';
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';

const loadSimilar = async () => (await import('./similar-structures.tsx')).SimilarStructures;
const noProps = {};

/** The fields of the step with the name, which is compared with those of other structures. */
export function PresentationStep({ definition }: { definition: FormDefinition }) {
  const [step] = definition.steps;
  return step?.fields.map((field) => (
    <Fragment key={field.key}>
      <RecordField field={field} />
      {field.key === definition.title && <Imported load={loadSimilar} props={noProps} />}
    </Fragment>
  ));
}
