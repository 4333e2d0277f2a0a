import { expect, it } from 'vitest';
import call from '../../../../forms/call_for_application.json' with { type: 'json' };
import initiative from '../../../../forms/initiative.json' with { type: 'json' };
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';
import { fieldsOf } from '../../../lib/record-form/record-values.ts';
import type { Upload } from '../../../lib/uploads/upload.ts';
import { attachPlan, pendingUploads } from './attach-plan.ts';

const fields = fieldsOf(initiative as FormDefinition);
const empty = { coverImageId: null, galleryIds: [], documentIds: [] };
let keys = 0;

const uploadOf = (field: string, fileId: number | undefined, state: Upload['state'] = 'ready'): Upload => ({
  key: `key-${(keys += 1)}`,
  form: 'initiative:12',
  field,
  name: 'a',
  type: 'image/png',
  size: 1,
  sent: 1,
  state,
  fileId,
});

it('adds files that are ready to their fields, in order', () => {
  const uploads = [uploadOf('galleryIds', 7), uploadOf('coverImageId', 8), uploadOf('galleryIds', 9)];
  const values = { ...empty, galleryIds: [5] };
  expect(attachPlan({ fields, uploads, values, saved: values })).toEqual({
    values: { galleryIds: [5, 7, 9], coverImageId: 8 },
    done: [],
  });
});

it('waits for the others, and for fields of another form', () => {
  const states = ['queued', 'sending', 'paused', 'waiting', 'scanning', 'refused'] as const;
  const uploads = [
    ...states.map((state) => uploadOf('galleryIds', undefined, state)),
    uploadOf('logoId', 7),
    uploadOf('galleryIds', undefined),
  ];
  expect(attachPlan({ fields, uploads, values: empty, saved: empty })).toEqual({ values: {}, done: [] });
});

it('is done with a file once the saved record has it', () => {
  const upload = uploadOf('galleryIds', 7);
  const values = { ...empty, galleryIds: [7] };
  const unsaved = attachPlan({ fields, uploads: [upload], values, saved: empty });
  expect(unsaved).toEqual({ values: {}, done: [] });
  const saved = attachPlan({ fields, uploads: [upload], values, saved: values });
  expect(saved).toEqual({ values: {}, done: [upload.key] });
});

it('takes the last of several files for a field of one', () => {
  const [first, second] = [uploadOf('coverImageId', 7), uploadOf('coverImageId', 8)];
  const before = attachPlan({
    fields,
    uploads: [first, second],
    values: { coverImageId: 7 },
    saved: { coverImageId: 7 },
  });
  expect(before).toEqual({ values: { coverImageId: 8 }, done: [first.key] });
});

it('puts the logo of a row into its cell, and forgets it with its row', () => {
  const ofCall = fieldsOf(call as FormDefinition);
  const uploads = [uploadOf('emitters.1.logoId', 7), uploadOf('emitters.4.logoId', 8)];
  const values = {
    emitters: [
      { name: 'Un', logoId: 3 },
      { name: 'Deux', logoId: null },
    ],
  };
  const plan = attachPlan({ fields: ofCall, uploads, values, saved: values });
  const emitters = [
    { name: 'Un', logoId: 3 },
    { name: 'Deux', logoId: 7 },
  ];
  expect(plan).toEqual({ values: { emitters }, done: [uploads[1]?.key] });
  const after = attachPlan({ fields: ofCall, uploads, values: { emitters }, saved: { emitters } });
  expect(after).toEqual({ values: {}, done: uploads.map(({ key }) => key) });
});

it('keeps a record from being sent until its files are in it, or ready where all is sent on request', () => {
  const states = ['queued', 'sending', 'paused', 'waiting', 'scanning', 'refused', 'ready'] as const;
  const counts = states.map((state) => {
    const uploads = [uploadOf('galleryIds', 7, state)];
    return [pendingUploads(uploads, false), pendingUploads(uploads, true)];
  });
  expect(counts).toEqual([...Array.from({ length: 5 }, () => [1, 1]), [0, 0], [1, 0]]);
});
