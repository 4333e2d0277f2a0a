<?php

declare(strict_types=1);

namespace Passerelle\Messages\Reports;

use DateTimeImmutable;

/** Which reports are listed. */
final readonly class ReportFilter
{
    /** @param DateTimeImmutable|null $until reported at this instant at the latest; null: at any time */
    public function __construct(public ReportState $state, public ?DateTimeImmutable $until = null)
    {
    }
}
