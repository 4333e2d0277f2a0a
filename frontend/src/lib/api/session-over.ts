/** Opens the sign-in dialog when the session is over. @returns whether the user signed in: the request is then sent again */
export type SignInAgain = () => Promise<boolean>;

let signInAgain: SignInAgain | undefined;

/** Sets what happens when a form is sent after the session has ended; by default, the sign-in page and back. */
export function whenSessionIsOver(work: SignInAgain): void {
  signInAgain = work;
}

/** Called by forms. */
export const requestSignIn: SignInAgain = async () => (await signInAgain?.()) ?? false;
