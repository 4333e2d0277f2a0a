import type { ApplicationMentorsFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';

export type Mentor = ApplicationMentorsFieldsFragment['mentors'][number];
export type MentorAction = Mentor['actions'][number];
