<?php

declare(strict_types=1);

namespace Passerelle\Messages\Reports;

use DateTimeImmutable;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Scope;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;

/** Reads reports. The number of queries does not grow with the number of reports. */
final readonly class ListReports
{
    /** @param int $overdueDays after which an open report is overdue */
    public function __construct(
        private ReportStore $store,
        private ReportMeasures $measures,
        private Records $records,
        private PublicProfiles $profiles,
        private Clock $clock,
        #[Limit('messages', 'reportOverdueDays')] private int $overdueDays,
    ) {
    }

    /**
     * @return list<ListedReport>
     * @throws DomainError rights_moderate
     */
    public function page(Viewer $viewer, ReportState $state, bool $isOverdue, int $page, int $perPage): array
    {
        return $this->read($viewer, $this->store->page(Scope::of($viewer), $this->filter($state, $isOverdue), $perPage, ($page - 1) * $perPage));
    }

    /** @throws DomainError rights_moderate */
    public function total(Viewer $viewer, ReportState $state = ReportState::Open, bool $isOverdue = false): int
    {
        return $this->store->total(Scope::of($viewer), $this->filter($state, $isOverdue));
    }

    /** Number of overdue reports of the whole site. */
    public function overdue(): int
    {
        return $this->total(new Viewer(0, [Role::SuperAdministrateur->value]), isOverdue: true);
    }

    /**
     * @param list<Report> $reports
     * @return list<ListedReport>
     */
    public function read(Viewer $viewer, array $reports): array
    {
        // Whether their accounts are closed, with one query.
        cache_users(array_values(array_unique(array_map(static fn (Report $report): int => $report->content->reportedId, $reports))));
        $earlier = $this->store->earlier($reports);
        $groups = $this->records->findGroups(array_values(array_unique(array_map(static fn (Report $report): int => $report->profileGroup, $reports))));
        $ids = $this->profiles->ids(array_map(static fn (Report $report): int => $report->content->reporterId, $reports));
        $reporters = $this->profiles->byUser(array_values($this->records->findMany($ids)));
        $overdue = $this->overdueUntil();

        return array_map(fn (Report $report): ListedReport => new ListedReport(
            $report,
            $earlier[$report->id] ?? 0,
            $report->handling === null && $report->reportedAt <= $overdue,
            array_values($reporters[$report->content->reporterId] ?? [])[0] ?? null,
            array_filter($groups[$report->profileGroup] ?? [], static fn (Record $record): bool => $record->status !== Status::Trash),
            $report->handling === null ? $this->measures->allowed($viewer, $report) : [],
        ), $reports);
    }

    private function filter(ReportState $state, bool $isOverdue): ReportFilter
    {
        return new ReportFilter($state, $isOverdue ? $this->overdueUntil() : null);
    }

    private function overdueUntil(): DateTimeImmutable
    {
        return $this->clock->now()->modify("-{$this->overdueDays} days");
    }
}
