import type { FormDefinition } from '../forms/form-definition.ts';
import { draftsOfThisDevice } from './device-drafts.ts';
import type { Checks } from './form-checks.ts';
import { type EditorOptions, RecordEditor } from './record-editor.ts';
import { fieldsOf } from './record-values.ts';
import { browserTimers } from './timing.ts';

/** How a form reaches its record: a save of some fields, a new reading, and the edit lock. */
export type RecordCalls = Pick<EditorOptions, 'save' | 'read' | 'lock'>;

interface Options extends Pick<EditorOptions, 'record' | 'userId' | 'isMinor' | 'isOnRequest'> {
  calls: RecordCalls;
  definition: FormDefinition;
  checks: Checks;
}

/** What an editor has from the browser. */
export const ofBrowser = (): Pick<EditorOptions, 'drafts' | 'timers' | 'newKey' | 'locks'> => ({
  drafts: draftsOfThisDevice(),
  timers: browserTimers,
  newKey: () => crypto.randomUUID(),
  locks: globalThis.navigator?.locks,
});

export function createEditor(options: Options): RecordEditor {
  const { record, userId, isMinor, isOnRequest, calls, definition, checks } = options;
  const required = fieldsOf(definition).filter((field) => field.required === 'save');
  return new RecordEditor({
    ...calls,
    userId,
    name: definition.key,
    record,
    isMinor,
    isOnRequest,
    needed: required.map(({ key }) => key),
    refusedFields: (values) =>
      new Set(checks.problemsOf(values, 'save').map(({ path }) => path.split('.')[0] ?? '')),
    ...ofBrowser(),
  });
}
