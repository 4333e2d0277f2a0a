import { type APIRequestContext, expect } from '@playwright/test';
import type { Member } from './new-member.ts';
import { wordpress } from './site.ts';
import { enterByCalls } from './staff.ts';

const admin = `${wordpress}/wp-admin`;
const valueOf = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** A structure that staff write for its only owner in WordPress; it stays a draft. */
export async function newStructure(
  request: APIRequestContext,
  { email }: Member,
  name: string,
  language: 'fr' | 'en',
): Promise<void> {
  const leave = await enterByCalls(request);
  const html = await (await request.get(`${admin}/post-new.php?post_type=structure`)).text();
  const hidden = ['post_ID', 'post_type', 'passerelle_nonce', 'passerelle_version'];
  const made = await request.post(`${admin}/post.php`, {
    form: {
      ...Object.fromEntries(hidden.map((each) => [each, valueOf(html, each)])),
      action: 'editpost',
      passerelle_do: 'save',
      passerelle_language: language,
      passerelle_title: name,
      'fields[members][0][user][search]': email,
      'fields[members][0][role]': 'owner',
      'fields[members][0][status]': 'member',
    },
  });
  expect(made.url(), await made.text()).toContain('action=edit');
  await leave();
}
