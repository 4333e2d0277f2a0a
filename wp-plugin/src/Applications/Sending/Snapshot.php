<?php

declare(strict_types=1);

namespace Passerelle\Applications\Sending;

use DateTimeImmutable;

/** A submission as it was sent: never changed. */
final readonly class Snapshot
{
    /**
     * @param int $number counts what was sent of the submission
     * @param string $document JSON: answers, version of the form, values of the profile and names as they were
     * @param string $sha256 of the document
     */
    public function __construct(public int $submissionId, public int $number, public string $document, public string $sha256, public DateTimeImmutable $sentAt)
    {
    }
}
