<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange\Mails;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Accounts\EmailChange\EmailChange;
use Passerelle\Accounts\EmailChange\EmailChanges;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\LimitedElsewhere;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/**
 * Mail to a new address, with the confirmation link. Contains no user input, since the mailbox may belong to another person. If an
 * account has this address, only this mail says so.
 */
final readonly class ProofMail implements AddressedMail, LimitedElsewhere
{
    public const KEY = 'email_change.proof';
    private const TAKEN = 'email_change.taken';

    public function __construct(
        private EmailChanges $changes,
        private PublicPages $pages,
        private EmailLookup $lookup,
        private AccountState $state,
        private Throttle $throttle,
        private AuthLimits $limits,
    ) {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function recipient(array $data): ?Recipient
    {
        $change = $this->change($data);

        return $change === null ? null : new Recipient($change->newEmail, PersonLanguage::of($change->userId));
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $change = $this->change($data);
        // Shares the count of registrations, to limit mails to one address.
        if ($change === null || !$this->throttle->isWithin("mail:{$change->newEmail}", $this->limits->mailsPerPerson, $this->limits->formSeconds)) {
            return null;
        }
        $holder = $this->lookup->find($change->newEmail);
        if ($holder !== null && $this->state->stageOf($holder->ID) === null) {
            return MailTexts::content(self::TAKEN, $recipient->language, [], $this->pages->address('login', $recipient->language));
        }
        $secret = $this->changes->makeConfirmLink($change->id);

        return $secret === null ? null : MailTexts::content(
            self::KEY,
            $recipient->language,
            [],
            $this->pages->address('emailConfirm', $recipient->language, $secret),
        );
    }

    /** @param array<mixed> $data */
    private function change(array $data): ?EmailChange
    {
        $change = $this->changes->find(is_int($data['change'] ?? null) ? $data['change'] : 0);

        return $change !== null && $this->changes->pending($change->userId)?->id === $change->id ? $change : null;
    }
}
