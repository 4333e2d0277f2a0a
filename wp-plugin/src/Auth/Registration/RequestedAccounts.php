<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Auth\Throttling\MailThrottle;
use Passerelle\Kernel\Transaction;
use Passerelle\Outbox\Handler;

/** Processes visitors' requests in the worker: creates the account, or sends a mail to its owner. */
final readonly class RequestedAccounts implements Handler
{
    private const MAX_DELAY = 60;

    public function __construct(
        private AccountRequests $requests,
        private MailThrottle $mailThrottle,
        private Transaction $transaction,
        private RequestedRegistration $register,
        private RequestedRecovery $recover,
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
            if ($request === null || !$this->mailThrottle->mayMail($request->email)) {
                return;
            }
            match ($request->kind) {
                RequestKind::Register => ($this->register)($request),
                RequestKind::Recover => ($this->recover)($request),
            };
        });
    }
}
