<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\Accounts\AccountServices;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Mails\ActivationMail;
use Passerelle\Auth\Mails\AlreadyRegisteredMail;
use Passerelle\Auth\Mails\NewPasswordMail;
use Passerelle\Auth\Throttling\Throttling;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Outbox\Handler;

/** Processes visitors' requests in the worker: creates the account, or sends a mail to its owner. */
final readonly class RequestedAccounts implements Handler
{
    private const MAX_DELAY = 60;

    public function __construct(
        private AccountRequests $requests,
        private AccountServices $accounts,
        private Throttling $throttling,
        private Mails $mails,
        private Transaction $transaction,
    ) {
    }

    public function kind(): string
    {
        return AccountRequests::KIND;
    }

    public function maxDelay(): int
    {
        return self::MAX_DELAY;
    }

    public function handle(array $payload): void
    {
        $id = is_int($payload['id'] ?? null) ? $payload['id'] : 0;
        $this->transaction->run(function () use ($id): void {
            $request = $this->requests->take($id);
            if ($request === null || !$this->throttling->mayMail($request->email)) {
                return;
            }
            match ($request->kind) {
                RequestKind::Register => $this->register($request),
                RequestKind::Recover => $this->recover($request),
            };
        });
    }

    private function register(AccountRequest $request): void
    {
        $user = $this->accounts->newAccounts->known($request->email);
        $stage = $user === null ? null : $this->accounts->state->stageOf($user->ID);
        if ($user === null) {
            $userId = $this->accounts->newAccounts->create($request->email, $request->language, AccountStage::Pending);
            $this->accounts->newAccounts->describe($userId, self::person($request));
            $this->accounts->newAccounts->setPasswordHash($userId, $request->text('passwordHash'));
            $this->mails->toUser(ActivationMail::KEY, $userId);
            return;
        }
        if ($this->accounts->state->isDisabled($user->ID)) {
            return;
        }
        if ($stage === AccountStage::Pending || $stage === AccountStage::Invited) {
            // One of two registrations with the same address may not be the owner's: the password is chosen with the link of the mail.
            $this->accounts->links->void(LinkPurpose::Activation, $user->ID);
            $this->accounts->newAccounts->restart($user, $request->language, AccountStage::Invited);
            $this->accounts->newAccounts->describe($user->ID, self::person($request));
        }
        $this->mails->toUser($stage === null ? AlreadyRegisteredMail::KEY : ActivationMail::KEY, $user->ID);
    }

    private function recover(AccountRequest $request): void
    {
        $user = $this->accounts->lookup->find($request->email);
        if ($user === null || $this->accounts->state->isDisabled($user->ID)) {
            return;
        }
        $this->mails->toUser($this->accounts->state->stageOf($user->ID) === null ? NewPasswordMail::KEY : ActivationMail::KEY, $user->ID);
    }

    private static function person(AccountRequest $request): PersonDetails
    {
        return PersonDetails::fromInput($request->text('firstName'), $request->text('lastName'), $request->text('country'), $request->text('phone'));
    }
}
