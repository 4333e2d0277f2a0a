<?php

declare(strict_types=1);

namespace Passerelle\Messages\Reports;

use Passerelle\GraphQL\HasEnums;
use Passerelle\Moderation\OverdueWork;

/** Reports of members, for those who handle them. */
final readonly class ReportsModule implements HasEnums, OverdueWork
{
    public function __construct(private ListReports $list)
    {
    }

    public function overdue(): int
    {
        return $this->list->overdue();
    }

    public function enums(): array
    {
        return ['PasserelleReportState' => ReportState::cases(), 'PasserelleReportOutcome' => ReportOutcome::cases()];
    }
}
