<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Mails\ActivationMail;
use Passerelle\Auth\Mails\NewPasswordMail;
use Passerelle\Mail\Mails;

/** Sends the owner of an account the mail by which they get in again: a new password, or the activation that is not done. */
final readonly class RequestedRecovery
{
    public function __construct(private EmailLookup $lookup, private AccountState $state, private Mails $mails)
    {
    }

    public function __invoke(AccountRequest $request): void
    {
        $user = $this->lookup->find($request->email);
        if ($user === null || $this->state->isDisabled($user->ID)) {
            return;
        }
        $this->mails->toUser($this->state->stageOf($user->ID) === null ? NewPasswordMail::KEY : ActivationMail::KEY, $user->ID);
    }
}
