<?php

declare(strict_types=1);

namespace Passerelle\Messages\Reports;

use DateTimeImmutable;

/** How a report was handled, for the team only. */
final readonly class ReportHandling
{
    /** @param int $handlerId user id; 0: of an account that has been deleted */
    public function __construct(public ReportOutcome $outcome, public string $note, public int $handlerId, public DateTimeImmutable $at)
    {
    }
}
