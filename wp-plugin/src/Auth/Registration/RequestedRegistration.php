<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Accounts\NewAccounts;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Mails\ActivationMail;
use Passerelle\Auth\Mails\AlreadyRegisteredMail;
use Passerelle\Auth\Mails\AlreadyReviewerMail;
use Passerelle\Rights\Role;
use Passerelle\Mail\Mails;

/** Creates the account that a visitor asked for, or sends a mail to the owner of the one that has the address. */
final readonly class RequestedRegistration
{
    public function __construct(
        private NewAccounts $newAccounts,
        private AccountState $state,
        private Links $links,
        private Mails $mails,
    ) {
    }

    public function __invoke(AccountRequest $request): void
    {
        $user = $this->newAccounts->known($request->email);
        $stage = $user === null ? null : $this->state->stageOf($user->ID);
        if ($user === null) {
            $userId = $this->newAccounts->create($request->email, $request->language, AccountStage::Pending);
            $this->newAccounts->describe($userId, self::person($request));
            $this->newAccounts->setPasswordHash($userId, $request->text('passwordHash'));
            $this->mails->toUser(ActivationMail::KEY, $userId);
            return;
        }
        if ($this->state->isDisabled($user->ID)) {
            return;
        }
        if ($stage === AccountStage::Pending || $stage === AccountStage::Invited) {
            // One of two registrations with the same address may not be the owner's: the password is chosen with the link of the mail.
            $this->links->void(LinkPurpose::Activation, $user->ID);
            $this->newAccounts->restart($user, $request->language, AccountStage::Invited);
            $this->newAccounts->describe($user->ID, self::person($request));
        }
        $this->mails->toUser(match (true) {
            $stage !== null => ActivationMail::KEY,
            Role::isGuest(array_values($user->roles)) => AlreadyReviewerMail::KEY,
            default => AlreadyRegisteredMail::KEY,
        }, $user->ID);
    }

    private static function person(AccountRequest $request): PersonDetails
    {
        return PersonDetails::fromInput($request->text('firstName'), $request->text('lastName'), $request->text('country'), $request->text('phone'));
    }
}
