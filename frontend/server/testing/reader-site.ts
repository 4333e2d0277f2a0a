import { CatalogueOperation } from '../../shared/graphql/generated/operations.ts';
import { sampleQuery } from '../../src/testing/sample-upstream.ts';
import { type AuthSite, startAuthSite } from './auth-site.ts';
import { data, type ReceivedQuery, refusedWith } from './fake-wordpress.ts';
import { Reader } from './reader.ts';
import { render } from './render.ts';

/** Answers of WordPress by operation; a refusal is a code, with the fields that it is about. */
type Answers = Record<string, (query: ReceivedQuery) => object | Promise<object>>;

export class Refusal {
  readonly code: string;
  readonly fields: object[];

  constructor(code: string, fields: object[] = []) {
    this.code = code;
    this.fields = fields;
  }
}

export interface ReaderSite extends AuthSite {
  /** A new browser without script. */
  reader: () => Reader;
  /** Inputs that WordPress has received with an operation. */
  inputsOf: (operation: string) => unknown[];
}

const reference = {
  countries: [
    { id: 70, isoCode: 'SN', name: 'Sénégal' },
    { id: 71, isoCode: 'TG', name: 'Togo' },
  ],
  sectors: [{ id: 3, key: 'music', icon: 'stage', name: 'Musique', parentId: null }],
};
/** Lists, and what forms of several pages read. */
const common: Answers = {
  Catalogue: ({ variables }) => sampleQuery()(CatalogueOperation, variables as never),
  Countries: () => ({ passerelleReference: reference }),
  SectorsAndCountries: () => ({ passerelleReference: reference }),
  NoticePreferences: () => ({ passerelleNoticePreferences: { items: [] } }),
  Settings: () => ({
    passerelleDeletionOptions: { isPossible: true, heirs: [], onlyOwnerOf: [] },
    passerelleEmailChange: null,
    passerelleReference: reference,
  }),
};

/** The site with its real pages, in front of accounts in memory and of `answers`. */
export async function startReaderSite(
  answers: Answers = {},
  env: Record<string, string> = {},
): Promise<ReaderSite> {
  const test = await startAuthSite({ render, env });
  const known: Answers = { ...common, ...answers };
  const { answer: others } = test.wordpress;
  test.wordpress.answer = async (query) => {
    const answering = known[query.operationName ?? ''];
    const { authorization } = query.headers;
    const isOver = authorization !== undefined && !test.accounts.isActive(authorization);
    if (!answering || isOver) return others(query);
    const answered = await answering(query);
    return answered instanceof Refusal
      ? refusedWith(answered.code, { fields: answered.fields })
      : data(answered);
  };
  return {
    ...test,
    reader: () => new Reader(test.browser()),
    inputsOf: (operation) =>
      test.wordpress.receivedOf(operation).map(({ variables }) => variables?.['input']),
  };
}
