import type { LoaderFunctionArgs } from 'react-router';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { FormReferenceDocument } from '../../../../shared/graphql/generated/documents/form-reference.ts';
import { load } from '../../../graphql/client/load.ts';
import { loadRecord } from '../../../lib/record-form/load-record.ts';
import type { SavedRecord } from '../../../lib/record-form/save-contract.ts';
import { languageContext } from '../../../lib/site.ts';
import {
  type Mode,
  type ModeratedSource,
  modes,
  type OfferedRecord,
  type Rejection,
  rejectionOf,
  type SentBack,
  sentBackOf,
} from './moderated-type.ts';
import { withProposal } from './with-proposal.ts';

export interface LoadedRecord {
  readonly record: SavedRecord;
  /** Undefined: it cannot be edited now. */
  readonly mode: Mode | undefined;
  /** Undefined: no validator has sent it back. */
  readonly sentBack: SentBack | undefined;
  /** Undefined: it is not rejected. */
  readonly rejection: Rejection | undefined;
}

/**
 * Loads the record of the address’s `:id` or a new one, and the choices of its form.
 * @throws Response 404 · QueryError
 */
export async function loadModerated<Data, Offered extends OfferedRecord>(
  args: Pick<LoaderFunctionArgs, 'context' | 'params'>,
  source: ModeratedSource<Data, Offered>,
): Promise<LoadedRecord> {
  const language = graphqlLanguage(args.context.get(languageContext));
  // One that has just been created is known without a query.
  let mode = 'save' as Mode | undefined;
  let sentBack: SentBack | undefined;
  let rejection: Rejection | undefined;
  const [record] = await Promise.all([
    loadRecord(args, {
      ...source,
      recordIn(answer: Data) {
        const draft = source.recordIn(answer);
        sentBack = draft ? sentBackOf(draft.moderation) : undefined;
        rejection = draft ? rejectionOf(draft.moderation) : undefined;
        mode = (source.modes ?? modes).find((action) => draft?.allowedActions.includes(action));
        return draft && (mode === 'propose' ? withProposal(draft) : draft);
      },
    }),
    load(args.context, FormReferenceDocument, { language }, true),
  ]);
  return { record, mode, sentBack, rejection };
}
