<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use DateTimeImmutable;

/** A letter of recommendation that was asked for. */
final readonly class Letter
{
    /**
     * @param Referee $referee what of it was erased is empty
     * @param string $emailHash AddressHash within the application
     * @param int $askedBy user id; 0 when the account is gone
     * @param int $sending number of the mail that asks: mails with an earlier number are void
     * @param string $text a draft until it is received
     * @param bool $isReadable whether the page said to the referee, when they sent it, that the applicant may read it
     * @param DateTimeImmutable|null $answeredAt when it was received, declined, withdrawn or erased
     */
    public function __construct(
        public int $id,
        public int $submissionId,
        public int $applicationId,
        public string $questionId,
        public Referee $referee,
        public string $emailHash,
        public int $askedBy,
        public LetterState $state,
        public LetterDelivery $delivery,
        public int $sending,
        public string $text,
        public bool $isReadable,
        public DateTimeImmutable $askedAt,
        public ?DateTimeImmutable $openedAt,
        public ?DateTimeImmutable $answeredAt,
    ) {
    }

    /**
     * @param mixed $sending number of a mail, as it was queued
     * @return bool false: a later mail made it void
     */
    public function isAskedBy(mixed $sending): bool
    {
        return $this->sending === $sending;
    }
}
