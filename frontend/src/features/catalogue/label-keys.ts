import type { ParseKeys } from 'i18next';
import type { Family } from '../../../shared/config/content-types.ts';
import type { CatalogueState } from '../../../shared/catalogue/parameters.ts';

type Keys<Value extends string> = Readonly<Record<Value, ParseKeys<'catalogue'>>>;

/** What an archive is for. */
export const leadKeys = {
  call: 'leads.call',
  initiative: 'leads.initiative',
  event: 'leads.event',
  training: 'leads.training',
  resource: 'leads.resource',
  project: 'leads.project',
  directory: 'leads.directory',
} as const satisfies Keys<Family>;

export const statusKeys = {
  open: 'open',
  closed: 'closed',
} as const satisfies Keys<NonNullable<CatalogueState['status']>>;

export const sortKeys = {
  relevance: 'sorts.relevance',
  recent: 'sorts.recent',
  title_asc: 'sorts.title_asc',
  title_desc: 'sorts.title_desc',
} as const satisfies Keys<CatalogueState['sort']>;
