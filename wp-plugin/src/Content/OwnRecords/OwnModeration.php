<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

use DateTimeImmutable;

/** What validators decided, as the owner may read it. */
final readonly class OwnModeration
{
    public function __construct(public ?string $status, public ?DateTimeImmutable $date, public ?string $comment)
    {
    }
}
