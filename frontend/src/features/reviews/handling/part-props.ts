/** What a part of the screen reads. */
export interface PartProps {
  variables: { readonly callId: number; readonly weights?: string };
}
