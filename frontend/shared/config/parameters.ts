import filters from '../../../wp-plugin/config/filters.json' with { type: 'json' };
import { applicationParameters } from './application-address.ts';
import { readerParameter } from '../links/profile-reader.ts';

/** Words of a search that mean themselves only. */
export const literalParameter = 'literal';

/** Query parameters that a page reads. Any other one is ignored and takes no part in the HTML cache's key. */
export const knownParameters = ['q', literalParameter, ...Object.keys(filters), 'sort', 'page', 'notice'];

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
  'month',
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
