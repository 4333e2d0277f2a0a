<?php

declare(strict_types=1);

namespace Passerelle\Messages;

/** A member reported by another one. */
final readonly class MemberReport
{
    public function __construct(public int $reporterId, public int $reportedId, public string $reason, public string $text)
    {
    }
}
