import { Imported } from '../../../components/record-form/imported.tsx';
import { RecordField } from '../../../components/record-form/record-field.tsx';
import { fieldsOfStep } from './step-fields.ts';

const fields = fieldsOfStep('dates');
const loadNextDates = async () => (await import('./next-dates.tsx')).NextDates;
const noProps = {};

/** Step about the time of an event, with the dates that its recurrence yields. */
export const DatesStep = () => (
  <>
    {fields.map((field) => (
      <RecordField key={field.key} field={field} />
    ))}
    <Imported load={loadNextDates} props={noProps} />
  </>
);
DatesStep.later = [loadNextDates];
