<?php

declare(strict_types=1);

namespace Passerelle\Messages\Reports;

use DateTimeImmutable;
use Passerelle\Messages\MemberReport;

/** A report as the team handles it. */
final readonly class Report
{
    /**
     * @param int $profileGroup of the profile by which the member was reported
     * @param ReportHandling|null $handling null while it is open
     */
    public function __construct(
        public int $id,
        public int $version,
        public MemberReport $content,
        public int $profileGroup,
        public DateTimeImmutable $reportedAt,
        public ?ReportHandling $handling,
    ) {
    }

    public function state(): ReportState
    {
        return $this->handling === null ? ReportState::Open : ReportState::Handled;
    }
}
