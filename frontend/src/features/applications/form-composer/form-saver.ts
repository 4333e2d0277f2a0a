import type { FormDocument } from '../../../../shared/application-form/form-document.ts';
import type { Outcome, SendOptions } from '../../../lib/api/sender.ts';
import { saveAnswerOf } from '../../../lib/record-form/save-answer.ts';
import type { SaveAnswer, SavedRecord, SaveRequest } from '../../../lib/record-form/save-contract.ts';
import type { Values } from '../../../lib/record-form/values.ts';
import { documentOf } from './document/document-values.ts';
import { placeOf } from './document/places.ts';

/** Characters: browsers refuse longer bodies of requests that outlive their page. */
const longestKeptAlive = 20_000;

type Post<Answer> = (
  body: { version: number; form: string },
  options: SendOptions,
) => Promise<Outcome<Answer>>;

/** Sends changed sections and questions as the whole document that they are changes of. */
export class FormSaver<Answer> {
  readonly #post: Post<Answer>;
  /** The values of each version that was answered. */
  readonly #versions = new Map<number, Values>();
  #latest: Values;

  constructor(record: SavedRecord, post: Post<Answer>) {
    this.#post = post;
    this.#latest = record.values;
    this.remember(record);
  }

  /** Each answer with the form is a version that the next changes may be of. */
  remember(record: SavedRecord): SavedRecord {
    this.#latest = record.values;
    this.#versions.set(record.version ?? 0, record.values);
    return record;
  }

  async save(
    { idempotencyKey, version = 0, changes }: SaveRequest,
    recordOf: (answer: Answer) => SavedRecord,
  ): Promise<SaveAnswer> {
    const document = documentOf({ ...(this.#versions.get(version) ?? this.#latest), ...changes });
    const form = JSON.stringify(document);
    const keepalive = globalThis.document.visibilityState === 'hidden' && form.length < longestKeptAlive;
    const outcome = await this.#post({ version, form }, { idempotencyKey, requestsSignIn: false, keepalive });
    const answer = saveAnswerOf(outcome, (answered) => this.remember(recordOf(answered)));
    return answer.outcome === 'invalid' ? { ...answer, problems: placed(answer.problems, document) } : answer;
  }
}

type Problems = Extract<SaveAnswer, { outcome: 'invalid' }>['problems'];

/** Problems at the sections and questions whose values were sent: what others are about is saved. */
const placed = (problems: Problems, document: FormDocument): Problems =>
  problems.map((problem) => {
    const { field, part } = placeOf(document, problem.path);
    return { ...problem, path: part ? `${field}.${part}` : field };
  });
