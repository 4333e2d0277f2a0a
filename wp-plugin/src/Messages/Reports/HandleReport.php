<?php

declare(strict_types=1);

namespace Passerelle\Messages\Reports;

use Closure;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Moderation\Scope;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;
use Passerelle\Rights\Viewer;

/** Handles a report, or opens it again. */
final readonly class HandleReport
{
    /** Version of a report that nobody has handled yet. */
    private const FIRST_VERSION = 1;

    public function __construct(
        private ReportStore $store,
        private ReportMeasures $measures,
        private Records $records,
        private Notify $notify,
        private ReportAudit $audit,
        private Transaction $transaction,
        private Clock $clock,
    ) {
    }

    /**
     * Who reported is notified the first time.
     *
     * @param int $version that the viewer has read
     * @param Closure(): HandlingInput $input read after the rights
     * @throws DomainError rights_moderate · not_found: out of scope, or the viewer is one of both · stale_version · invalid_transition · forbidden · invalid_fields
     */
    public function __invoke(Viewer $viewer, int $id, int $version, Closure $input): Report
    {
        return $this->change($viewer, $id, $version, ReportState::Open, function (Report $report) use ($viewer, $input): void {
            $read = $input();
            $this->measures->apply($viewer, $report, $read);
            $handling = new ReportHandling($read->outcome, $read->note, $viewer->id, $this->clock->now());
            $this->store->handle($report, $handling) || throw self::stale($report);
            $profile = $this->profile($report);
            $this->audit->handled($viewer, $report, $profile, $read->outcome);
            if ($profile !== null && $report->version === self::FIRST_VERSION) {
                ($this->notify)(NoticeKind::ReportHandled, $profile, [$report->content->reporterId], [HandledReportMail::REPORT => $report->id]);
            }
        });
    }

    /**
     * @param int $version that the viewer has read
     * @throws DomainError rights_moderate · not_found: out of scope, or the viewer is one of both · stale_version · invalid_transition
     */
    public function reopen(Viewer $viewer, int $id, int $version): Report
    {
        return $this->change($viewer, $id, $version, ReportState::Handled, function (Report $report) use ($viewer): void {
            $this->store->reopen($report) || throw self::stale($report);
            $this->audit->reopened($viewer, $report, $this->profile($report));
        });
    }

    /** @param callable(Report): void $write */
    private function change(Viewer $viewer, int $id, int $version, ReportState $from, callable $write): Report
    {
        $scope = Scope::of($viewer);
        $this->transaction->run(function () use ($scope, $id, $version, $from, $write): void {
            $report = $this->store->find($scope, $id) ?? throw DomainError::notFound();
            if ($report->version !== $version) {
                throw self::stale($report);
            }
            if ($report->state() !== $from) {
                throw new DomainError('invalid_transition');
            }
            $write($report);
        });

        return $this->store->find($scope, $id) ?? throw DomainError::notFound();
    }

    private function profile(Report $report): ?Record
    {
        return array_values($this->records->findGroups([$report->profileGroup])[$report->profileGroup] ?? [])[0] ?? null;
    }

    private static function stale(Report $report): DomainError
    {
        return DomainError::staleVersion(['id' => $report->id, 'state' => $report->state()->value, 'version' => $report->version]);
    }
}
