<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange;

use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Auth\Social\Identities;
use Passerelle\Auth\Throttling\FormThrottle;
use Passerelle\Accounts\EmailChange\Mails\RestoredMail;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/**
 * Undoes a change by the link sent to the former address. An attacker may know the password: it is reset, all sessions end,
 * social logins linked since the change are removed, and a mail to the restored address contains the link for a new password.
 */
final readonly class UndoEmailChange
{
    public const FORM = 'email-undo';

    public function __construct(
        private EmailChanges $changes,
        private AccountAddress $address,
        private Passwords $passwords,
        private Identities $identities,
        private FormThrottle $forms,
        private Mails $mails,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param string $address IP address of the browser
     * @throws DomainError link_expired · rate_limited
     */
    public function __invoke(#[SensitiveParameter] string $hash, string $address): void
    {
        $this->forms->count(self::FORM, $address);
        $change = $this->changes->toUndo($hash);
        $undone = $change !== null && $this->transaction->run(fn (): bool => $this->undo($change));
        if (!$undone) {
            SecurityEvent::EmailChange->refused('link_expired', account: $change?->userId, address: $address);
            throw Links::expired();
        }
        $this->forms->reset(self::FORM, $address);
        SecurityEvent::EmailChange->succeeded('undone', account: $change->userId, address: $address);
    }

    private function undo(EmailChange $change): bool
    {
        $isFree = $this->address->claim($change->oldEmail, $change->userId);
        $user = $this->address->usable($change->userId);
        if (!$isFree || $user === null || !$this->changes->undo($change)) {
            return false;
        }
        $this->address->set($user->ID, $change->oldEmail);
        $this->passwords->store($user, $this->passwords->hash(Passwords::random()));
        $this->identities->forgetSince($user->ID, $change->requestedAt);
        $this->address->endSessions($user->ID, null);
        $this->mails->toUser(RestoredMail::KEY, $user->ID);

        return true;
    }
}
