import { query } from '../../../../shared/config/calls/content-calls.ts';
import {
  MemberContactOperation,
  type MemberContactQuery,
} from '../../../../shared/graphql/generated/operations.ts';

/** Shows the owner's actions instead of other readers' on the public page of the reader’s own profile. */
export async function showOwnPanel(template: HTMLTemplateElement): Promise<void> {
  if (!(await isOwn(Number(template.dataset['ownPanel'])))) return;
  template.previousElementSibling?.remove();
  template.replaceWith(template.content);
}

/** false also where the session is over. */
async function isOwn(id: number): Promise<boolean> {
  const response = await fetch(query.path, {
    method: query.method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ operationId: MemberContactOperation.id, variables: { id } }),
  });
  if (!response.ok) return false;
  const { data } = (await response.json()) as { data: MemberContactQuery };
  return data.passerelleMemberContact?.isOwn === true;
}
