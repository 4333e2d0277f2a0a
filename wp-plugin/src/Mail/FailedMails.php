<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use Passerelle\Kernel\Clock;
use Passerelle\Outbox\Failure;
use Passerelle\Outbox\Failures;

/** Mails that could not be sent. The recipient is looked up, since the outbox stores no address. */
final readonly class FailedMails
{
    public function __construct(private Failures $failures, private MailHandler $handler, private Clock $clock)
    {
    }

    public function count(): int
    {
        return $this->failures->count(MailHandler::KIND);
    }

    /** @return list<FailedMail> newest first */
    public function list(int $limit, int $offset): array
    {
        return array_map(fn (Failure $failure): FailedMail => new FailedMail(
            $failure,
            is_string($failure->payload['mail'] ?? null) ? $failure->payload['mail'] : '',
            $this->handler->recipientOf($failure->payload)?->email,
        ), $this->failures->list(MailHandler::KIND, $limit, $offset));
    }

    /**
     * Queues it for the worker, as of now. Its content and links are made when it is sent, if it is still relevant.
     *
     * @return string|null key of the mail; null: it has not failed, or is being sent
     */
    public function sendAgain(int $id): ?string
    {
        $failure = $this->failures->find(MailHandler::KIND, $id);
        if ($failure === null) {
            return null;
        }
        $payload = [...$failure->payload, 'asked' => $this->clock->now()->getTimestamp(), MailHandler::AGAIN => true];
        $key = $payload['mail'] ?? '';

        return $this->failures->retry(MailHandler::KIND, $failure, $payload) && is_string($key) ? $key : null;
    }
}
