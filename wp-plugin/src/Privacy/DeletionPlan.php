<?php

declare(strict_types=1);

namespace Passerelle\Privacy;

use DateTimeImmutable;

/** That, when and how an account will end. */
final readonly class DeletionPlan
{
    /** @param int $heirId of those who were possible when it was chosen; 0: nobody */
    public function __construct(public DateTimeImmutable $due, public PublishedItems $published, public int $heirId)
    {
    }
}
