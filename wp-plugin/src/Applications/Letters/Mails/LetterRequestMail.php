<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters\Mails;

use Passerelle\Applications\Letters\Letter;
use Passerelle\Applications\Letters\LetterDelivery;
use Passerelle\Applications\Letters\LetterStore;
use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;
use Passerelle\Mail\RefusalReason;
use Passerelle\Mail\TracksDelivery;

/** Asks a referee for a letter of recommendation. */
final readonly class LetterRequestMail implements AddressedMail, TracksDelivery
{
    public const KEY = RefereeMail::REQUEST;
    /** Key in the data: number of the mail. */
    private const SENDING = 'sending';

    public function __construct(private RefereeMail $mail, private LetterStore $letters)
    {
    }

    /** @return array{letter: int, sending: int} to be queued */
    public static function data(int $id, int $sending): array
    {
        return [RefereeMail::LETTER => $id, self::SENDING => $sending];
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function recipient(array $data): ?Recipient
    {
        $letter = $this->current($data);

        return $letter === null ? null : RefereeMail::recipient($letter);
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $letter = $this->current($data);

        return $letter === null ? null : $this->mail->content(self::KEY, $letter, $recipient);
    }

    public function delivered(array $data): void
    {
        $this->mark($data, LetterDelivery::Sent);
    }

    public function refused(array $data, RefusalReason $reason): void
    {
        $this->mark($data, LetterDelivery::Refused);
    }

    public function failed(array $data): void
    {
        $this->mark($data, LetterDelivery::Unknown);
    }

    /** @param array<mixed> $data */
    private function mark(array $data, LetterDelivery $delivery): void
    {
        $letter = $this->current($data);
        if ($letter !== null) {
            $this->letters->markDelivery($letter->id, $letter->sending, $delivery);
        }
    }

    /** @param array<mixed> $data */
    private function current(array $data): ?Letter
    {
        $letter = $this->mail->letter($data);

        return $letter?->isAskedBy($data[self::SENDING] ?? null) === true ? $letter : null;
    }
}
