<?php

declare(strict_types=1);

namespace Passerelle\Messages\Reports;

use Passerelle\Content\Record;

/** A report with what the team reads beside it. */
final readonly class ListedReport
{
    /**
     * @param int $earlier reports of the same member before this one
     * @param Record|null $reporter public profile of who reported
     * @param array<string, Record> $profile of the reported member, by language; without what is in the trash
     * @param list<ReportOutcome> $outcomes that the viewer may choose; none once it is handled
     */
    public function __construct(
        public Report $report,
        public int $earlier,
        public bool $isOverdue,
        public ?Record $reporter,
        public array $profile,
        public array $outcomes,
    ) {
    }
}
