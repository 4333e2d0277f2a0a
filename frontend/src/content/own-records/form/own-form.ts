import type { AnsweredState } from '../../../graphql/client/show-state.ts';
import { changeRecord } from '../change-record.ts';
import type { ListedType } from '../own-type.ts';
import type { ModeratedSource, ModeratedType, OfferedRecord } from './moderated-type.ts';

/** The form of a listed type: it saves and submits by the type’s call, and leads back to its list. */
export const ownForm = <Data, Offered extends OfferedRecord, Draft extends AnsweredState>(
  { call, after }: ListedType<Draft>,
  source: ModeratedSource<Data, Offered> & Pick<ModeratedType<Data, Offered, Draft>, 'fragment'>,
): ModeratedType<Data, Offered, Draft> => ({
  ...source,
  mutate: async (action, body, options) => changeRecord(call, { action, ...body }, options),
  submit: async (saved) => changeRecord(call, { action: 'submit', ...saved }),
  after,
  back: after,
});
