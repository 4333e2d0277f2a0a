<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use LogicException;
use Passerelle\Kernel\Clock;
use Passerelle\Outbox\Handler;

/** Sends what Mails queued. A mail that no server takes is tried again, more and more rarely, until it is too late for it. */
final class MailHandler implements Handler
{
    public const KIND = 'mail';
    private const MAX_DELAY = 900;

    /** @var array<string, Mail> */
    private array $mails = [];

    /** @param int $giveUpSeconds after which a mail that was never taken is dropped */
    public function __construct(private readonly Postman $postman, private readonly Clock $clock, private readonly int $giveUpSeconds)
    {
    }

    public function know(Mail ...$mails): void
    {
        foreach ($mails as $mail) {
            $this->mails[$mail->key()] = $mail;
        }
    }

    public function kind(): string
    {
        return self::KIND;
    }

    public function maxDelay(): int
    {
        return self::MAX_DELAY;
    }

    public function handle(array $payload): void
    {
        $asked = is_int($payload['asked'] ?? null) ? $payload['asked'] : 0;
        if ($this->clock->now()->getTimestamp() - $asked > $this->giveUpSeconds) {
            return;
        }
        $key = is_string($payload['mail'] ?? null) ? $payload['mail'] : '';
        $mail = $this->mails[$key] ?? throw new LogicException("There is no mail {$key}.");
        $data = is_array($payload['data'] ?? null) ? $payload['data'] : [];
        $recipient = self::recipient($mail, $payload, $data);
        $letter = $recipient === null ? null : $mail->letter($recipient, $data);
        if ($recipient !== null && $letter !== null) {
            $this->postman->send($recipient, $letter, is_string($payload['id'] ?? null) ? $payload['id'] : '');
        }
    }

    /**
     * @param array<mixed> $payload
     * @param array<mixed> $data
     */
    private static function recipient(Mail $mail, array $payload, array $data): ?Recipient
    {
        $userId = $payload['userId'] ?? null;

        return match (true) {
            $mail instanceof AddressedMail => $mail->recipient($data),
            is_int($userId) => Recipient::ofUser($userId),
            default => null,
        };
    }
}
