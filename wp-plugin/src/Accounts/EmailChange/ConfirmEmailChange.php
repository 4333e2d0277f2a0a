<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange;

use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Throttling\FormThrottle;
use Passerelle\Accounts\EmailChange\Mails\ChangedMail;
use Passerelle\Accounts\EmailChange\Mails\UndoMail;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/** Confirms a new address by its link: changes the account and ends all sessions except the requesting one. */
final readonly class ConfirmEmailChange
{
    public const FORM = 'email-confirm';

    public function __construct(
        private EmailChanges $changes,
        private AccountAddress $address,
        private FormThrottle $forms,
        private Mails $mails,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param string $address IP address of the browser
     * @throws DomainError link_expired, also when another account has the address · rate_limited
     */
    public function __invoke(#[SensitiveParameter] string $hash, string $address): void
    {
        $this->forms->count(self::FORM, $address);
        $change = $this->changes->toConfirm($hash);
        $confirmed = $change !== null && $this->transaction->run(fn (): bool => $this->confirm($change));
        if (!$confirmed) {
            SecurityEvent::EmailChange->refused('link_expired', account: $change?->userId, address: $address);
            throw Links::expired();
        }
        $this->forms->reset(self::FORM, $address);
        SecurityEvent::EmailChange->succeeded('confirmed', account: $change->userId, address: $address);
    }

    private function confirm(EmailChange $change): bool
    {
        $isFree = $this->address->claim($change->newEmail, $change->userId);
        $user = $this->address->usable($change->userId);
        if (!$isFree || $user === null || !$this->changes->confirm($change->id)) {
            return false;
        }
        $this->address->set($user->ID, $change->newEmail);
        $this->address->endSessions($user->ID, $change->sessionId);
        $this->mails->addressed(UndoMail::KEY, ['change' => $change->id]);
        $this->mails->toUser(ChangedMail::KEY, $user->ID);

        return true;
    }
}
