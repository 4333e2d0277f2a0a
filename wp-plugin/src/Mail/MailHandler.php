<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use LogicException;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Outbox\Abandoned;
use Passerelle\Outbox\Handler;
use Throwable;

/** Sends queued mails. Failed ones are retried at increasing intervals until they expire; then administrators may send them again. */
final class MailHandler implements Handler
{
    public const KIND = 'mail';
    /** Key in the payload: sent again by an administrator. */
    public const AGAIN = 'again';
    public const EXPIRED = 'Attempts ended after the time limit.';
    /** What the mail was about is over, or its link has expired. */
    public const LAPSED = 'There is nothing to send any more.';
    private const MAX_DELAY = 900;

    /** @var array<string, Mail>|null by key; null: not asked for yet */
    private ?array $mails = null;

    /**
     * @param int $giveUpSeconds after which an undelivered mail is dropped
     * @param SenderLimits|null $limits null: people may cause any number of mails
     */
    public function __construct(
        private readonly MailSender $sender,
        private readonly Clock $clock,
        #[Limit('mail', 'giveUpHours', Limit::PER_HOUR)] private readonly int $giveUpSeconds,
        private readonly ?SenderLimits $limits = null,
        private readonly ?KnownMails $known = null,
    ) {
    }

    public function add(Mail ...$mails): void
    {
        $this->mails = [...$this->mails(), ...self::byKey($mails)];
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
        $requestedAt = is_int($payload['asked'] ?? null) ? $payload['asked'] : 0;
        $recipient = $this->recipientOf($payload);
        if ($this->clock->now()->getTimestamp() - $requestedAt > $this->giveUpSeconds) {
            $recipient === null || throw new Abandoned(self::EXPIRED);
            return;
        }
        $key = is_string($payload['mail'] ?? null) ? $payload['mail'] : '';
        $mail = $this->mails()[$key] ?? throw new LogicException("There is no mail {$key}.");
        $data = is_array($payload['data'] ?? null) ? $payload['data'] : [];
        $limits = $recipient === null ? null : $this->limitsOf($mail, $payload, $recipient);
        if ($recipient !== null && $limits?->allow(self::senderOf($payload), $recipient) === false) {
            // Never sent later: it would then arrive without its occasion.
            $mail instanceof TracksDelivery && $mail->failed($data);
            return;
        }
        $content = $recipient === null ? null : $mail->content($recipient, $data);
        if ($recipient !== null && $content !== null) {
            $send = fn () => $this->sender->send($recipient, $content, is_string($payload['id'] ?? null) ? $payload['id'] : '');
            $mail instanceof TracksDelivery ? self::track($mail, $data, $send) : $send();
            // After the mail has left, so that attempts that fail are not counted.
            $limits?->count(self::senderOf($payload), $recipient);
        } elseif (($payload[self::AGAIN] ?? false) === true) {
            throw new Abandoned(self::LAPSED);
        }
    }

    /**
     * The recipient as it is now.
     *
     * @param array<mixed> $payload
     * @return Recipient|null null: nobody any more, or the mail is unknown
     */
    public function recipientOf(array $payload): ?Recipient
    {
        $mail = $this->mails()[is_string($payload['mail'] ?? null) ? $payload['mail'] : ''] ?? null;

        return $mail === null ? null : self::recipient($mail, $payload, is_array($payload['data'] ?? null) ? $payload['data'] : []);
    }

    /**
     * @param array<mixed> $payload
     * @return SenderLimits|null null: nobody else than the recipient caused the mail, it has limits of its own, or an administrator sends it again
     */
    private function limitsOf(Mail $mail, array $payload, Recipient $recipient): ?SenderLimits
    {
        $isExempt = $mail instanceof LimitedElsewhere || ($payload[self::AGAIN] ?? false) === true;

        return $isExempt || in_array(self::senderOf($payload), [0, $recipient->userId], true) ? null : $this->limits;
    }

    /** @param array<mixed> $payload */
    private static function senderOf(array $payload): int
    {
        return is_int($payload['by'] ?? null) ? $payload['by'] : 0;
    }

    /**
     * @param array<mixed> $data
     * @param callable(): void $send
     * @throws Throwable to retry later
     */
    private static function track(TracksDelivery $mail, array $data, callable $send): void
    {
        try {
            $send();
        } catch (RecipientRefused $refusal) {
            $mail->refused($data, $refusal->reason);
            throw new Abandoned($refusal->getMessage(), previous: $refusal);
        } catch (Throwable $error) {
            $mail->failed($data);
            throw $error;
        }
        $mail->delivered($data);
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

    /** @return array<string, Mail> */
    private function mails(): array
    {
        return $this->mails ??= self::byKey($this->known?->all() ?? []);
    }

    /**
     * @param array<Mail> $mails
     * @return array<string, Mail>
     */
    private static function byKey(array $mails): array
    {
        return array_combine(array_map(static fn (Mail $mail): string => $mail->key(), $mails), $mails);
    }
}
