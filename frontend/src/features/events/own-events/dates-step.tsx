import { Imported } from '../../../components/record-form/imported.tsx';
import { RecordField } from '../../../components/record-form/record-field.tsx';
import { fieldsOfStep } from './step-fields.ts';

const fields = fieldsOfStep('dates');
const loadNextDates = async () => (await import('./next-dates.tsx')).NextDates;
const noProps = {};

/** When an event takes place, with the dates that its recurrence gives. */
export const DatesStep = () => (
  <>
    {fields.map((field) => (
      <RecordField key={field.key} field={field} />
    ))}
    <Imported load={loadNextDates} props={noProps} />
  </>
);
DatesStep.later = [loadNextDates];
