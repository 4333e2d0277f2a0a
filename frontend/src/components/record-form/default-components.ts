import { ChoiceField } from './fields/choice-field.tsx';
import { DateField } from './fields/date-field.tsx';
import { LongTextField } from './fields/long-text-field.tsx';
import { NumberField } from './fields/number-field.tsx';
import { RichTextField } from './fields/rich-text-field.tsx';
import { TextField } from './fields/text-field.tsx';
import { UrlField } from './fields/url-field.tsx';
import { importedField } from './imported-field.tsx';
import type { FieldComponents } from './record-form-context.ts';

/** Several countries, sectors or choices. */
const CheckListField = importedField(async () => (await import('./check-list/check-list.tsx')).CheckList);
/** Rows of several fields each, in an order that people choose. */
const RowsField = importedField(async () => (await import('./rows/rows-editor.tsx')).RowsEditor);
/** A choice for each of several entries. */
const MapField = importedField(async () => (await import('./map/map-field.tsx')).MapField);

/** Several days. */
const DatesField = importedField(async () => (await import('./days/days-field.tsx')).DaysField);

/** Images, videos and documents. */
const FilesField = importedField(async () => (await import('./files/files-editor.tsx')).FilesEditor);
/** Address of a video on YouTube, with a preview. */
const YoutubeField = importedField(async () => (await import('./video/youtube-field.tsx')).YoutubeField);
/** Profiles and structures of the directory, or people by name. */
const PeopleField = importedField(async () => (await import('../people/people-editor.tsx')).PeopleEditor);
/** A structure in whose name the record is written. */
const OrganiserField = importedField(
  async () => (await import('../people/organiser-field.tsx')).OrganiserField,
);

/** A day and an hour, in the zone of the record. */
const InstantField = importedField(async () => (await import('./instant/instant-field.tsx')).InstantField);
/** The time zone of the hours of the record. */
const ZoneField = importedField(async () => (await import('./zone/zone-field.tsx')).ZoneField);

/** The end of the public address, checked while one types. */
const SlugField = importedField(async () => (await import('./slug/slug-field.tsx')).SlugField);

/** Components of fields that need only their declaration and the reference data. */
export const defaultComponents: FieldComponents = {
  text: TextField,
  slug: SlugField,
  url: UrlField,
  youtubeUrl: YoutubeField,
  email: TextField,
  longText: LongTextField,
  html: RichTextField,
  date: DateField,
  dates: DatesField,
  instant: InstantField,
  zone: ZoneField,
  number: NumberField,
  choice: ChoiceField,
  choices: CheckListField,
  country: ChoiceField,
  countries: CheckListField,
  sectors: CheckListField,
  map: MapField,
  rows: RowsField,
  image: FilesField,
  file: FilesField,
  files: FilesField,
  people: PeopleField,
  relation: OrganiserField,
};
