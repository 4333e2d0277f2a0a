import filters from '../../../wp-plugin/config/filters.json' with { type: 'json' };
import { applicationParameters } from './application-address.ts';
import { readerParameter } from '../links/profile-reader.ts';

/** Words of a search that mean themselves only. */
export const literalParameter = 'literal';

/** Month that the list of events shows as a calendar. */
export const monthParameter = 'month';

/** Parameters of filters in addresses: their names, if they do not say others. */
const filterParameters = Object.entries(filters).flatMap(([name, row]) =>
  'parameters' in row ? row.parameters : [name],
);

/** Query parameters that a page reads. Any other one is ignored and takes no part in the HTML cache's key. */
export const knownParameters = [
  'q',
  literalParameter,
  ...filterParameters,
  monthParameter,
  'sort',
  'page',
  'notice',
];

/** Parameters of public pages, and those that only screens of the workspace read. */
export const workspaceParameters = [
  ...knownParameters,
  'language',
  'validator',
  'member',
  'age',
  'overdue',
  'asked',
  'by',
  'columns',
  'duplicate',
  'earlier',
  'kind',
  'since',
  'stage',
  'standing',
  'tag',
  'version',
  'target',
  'id',
  'inProfile',
  'letter',
  'name',
  'search',
  'part',
  'period',
  'weights',
  'show',
  readerParameter,
  ...applicationParameters,
];

/** Shows a notice on a list that replaces a page without translation. */
export const untranslatedNotice = 'untranslated';
export const withNotice = (path: string): string => `${path}?notice=${untranslatedNotice}`;
