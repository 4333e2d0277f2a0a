<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Accounts\PersonDetails;
use Passerelle\Auth\Mails\ActivationMail;
use Passerelle\Auth\Mails\AlreadyRegisteredMail;
use Passerelle\Auth\Mails\NewPasswordMail;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Outbox\Handler;

/** Does what visitors asked about an address, out of their sight: makes the account, or writes to who has it. */
final readonly class RequestedAccounts implements Handler
{
    private const MAX_DELAY = 60;

    public function __construct(
        private AccountRequests $requests,
        private NewAccounts $accounts,
        private EmailLookup $lookup,
        private AccountState $state,
        private Throttle $throttle,
        private AuthLimits $limits,
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
            // Nobody's mailbox is filled by asking again and again.
            if ($request === null || !$this->throttle->isWithin("mail:{$request->email}", $this->limits->mailsPerPerson, $this->limits->formSeconds)) {
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
        $user = $this->accounts->known($request->email);
        $stage = $user === null ? null : $this->state->stageOf($user->ID);
        if ($user === null) {
            $userId = $this->accounts->create($request->email, $request->language, AccountStage::Pending);
            $this->accounts->describe($userId, self::person($request));
            $this->accounts->setPasswordHash($userId, $request->text('passwordHash'));
            $this->mails->toUser(ActivationMail::KEY, $userId);
            return;
        }
        if ($this->state->isDisabled($user->ID)) {
            return;
        }
        if ($stage === AccountStage::Pending || $stage === AccountStage::Invited) {
            // Of two who registered with one address, one may not be its owner: who opens the mail chooses the password.
            $this->accounts->restart($user, $request->language, AccountStage::Invited);
            $this->accounts->describe($user->ID, self::person($request));
        }
        $this->mails->toUser($stage === null ? AlreadyRegisteredMail::KEY : ActivationMail::KEY, $user->ID);
    }

    private function recover(AccountRequest $request): void
    {
        $user = $this->lookup->find($request->email);
        if ($user === null || $this->state->isDisabled($user->ID)) {
            return;
        }
        $this->mails->toUser($this->state->stageOf($user->ID) === null ? NewPasswordMail::KEY : ActivationMail::KEY, $user->ID);
    }

    private static function person(AccountRequest $request): PersonDetails
    {
        return PersonDetails::given($request->text('firstName'), $request->text('lastName'), $request->text('country'), $request->text('phone'));
    }
}
