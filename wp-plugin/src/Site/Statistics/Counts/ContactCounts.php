<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics\Counts;

use Passerelle\Security\Audit\AuditLines;
use Passerelle\Messages\Delivery;
use Passerelle\Moderation\Statistics\Period;

/** Messages that were delivered to the person of a profile. The messages themselves are deleted after days; the audit log has that there was one. */
final readonly class ContactCounts implements Counts
{
    public function __construct(private AuditLines $lines)
    {
    }

    public function of(array $groupIds, Period $period): array
    {
        return $this->lines->countsByDay($groupIds, Delivery::ACTION, ...$period->bounds());
    }
}
