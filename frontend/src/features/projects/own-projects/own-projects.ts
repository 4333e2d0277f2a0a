import { mutateProject } from '../../../../shared/config/calls/project-calls.ts';
import { moderatedListWith } from '../../../content/own-records/list/moderated-list-state.ts';
import { listedType } from '../../../content/own-records/own-type.ts';

/** The team makes projects, translates them and says what becomes of them; only what it has published is listed. */
export const ownProjects = listedType({
  listed: 'supported_projects',
  call: mutateProject,
  texts: 'ownProjects',
  hasPreview: false,
  isTranslatable: false,
});

export const projectList = moderatedListWith({
  statuses: ['publish', 'completed', 'private'],
  sorts: ['recent', 'title_asc', 'title_desc'],
});
