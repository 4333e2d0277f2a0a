/** Asks somebody whose session is over to sign in again. @returns whether they did: what they sent is then sent again */
export type SignInAgain = () => Promise<boolean>;

let signInAgain: SignInAgain | undefined;

/** What happens when a form is sent and the session has ended: without it, the sign-in page and back. */
export function whenSessionIsOver(work: SignInAgain): void {
  signInAgain = work;
}

/** Called by forms. */
export const askToSignInAgain: SignInAgain = async () => (await signInAgain?.()) ?? false;
