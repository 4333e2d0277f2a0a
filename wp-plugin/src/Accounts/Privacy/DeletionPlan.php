<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use DateTimeImmutable;

/** Scheduled deletion of an account. */
final readonly class DeletionPlan
{
    /** @param int $heirId one of Heirs at the time of the request; 0: none */
    public function __construct(public DateTimeImmutable $due, public PublishedItems $published, public int $heirId)
    {
    }
}
