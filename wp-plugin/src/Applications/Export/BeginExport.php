<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Handling\Listing\ListedRows;
use Passerelle\Applications\Handling\Listing\ListFilter;
use Passerelle\Applications\Review\Plan\PlanStore;
use Passerelle\Applications\Review\Ranking\ReadRanking;
use Passerelle\Applications\Stage;
use Passerelle\Auth\Sessions\Session;
use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Begins an export: fixes which versions of which applications it has, logs it, and permits to read its pages. */
final readonly class BeginExport
{
    public const ACTION = 'applications_exported';

    public function __construct(
        private HandlerRights $rights,
        private ListedRows $rows,
        private ExportedVersions $versions,
        private ExportedQuestions $questions,
        private ReadRanking $ranking,
        private PlanStore $plans,
        private ExportPass $pass,
        private Throttle $throttle,
        private AuditLog $audit,
        private Transaction $transaction,
        #[Limit('applicationExports', 'perPersonAndHour')] private int $perHour,
    ) {
    }

    /**
     * @return array<string, mixed> `items`: JSON of [submission, version, average or null], in the order of the filter
     * @throws DomainError not_found, also for calls of others · rate_limited
     */
    public function __invoke(Viewer $viewer, Session $session, int $callId, ?int $stageNumber, ExportKind $kind, ListFilter $filter): array
    {
        $call = $this->rights->call($viewer, $callId);
        $stage = Stage::of($call->groupId, $stageNumber);
        $subject = "application-export:{$viewer->id}";
        $this->throttle->check($subject, $this->perHour);
        $this->throttle->isWithin($subject, $this->perHour, Limit::PER_HOUR);
        $ids = $this->rows->ids($viewer, $stage, $filter);
        $versions = $this->versions->counted($ids);
        $averages = $this->averages($viewer, $callId, $stageNumber);
        $items = array_map(static fn (int $id): array => [$id, $versions[$id]['number'], $averages[$versions[$id]['application']] ?? null], $ids);
        $this->transaction->run(fn () => $this->audit->record(new AuditEntry(
            $viewer->id,
            $viewer->roles,
            $call->id,
            $call->groupId,
            self::ACTION,
            '',
            $kind->value,
            [...self::named($filter), 'rows=' . count($ids)],
        )));

        return [
            'callTitle' => $call->title,
            'criteria' => $this->plans->find($stage)->document,
            'items' => (string) json_encode($items),
            'pass' => $this->pass->issue($session, $callId, $stage),
            'questions' => (string) json_encode($this->questions->of($stage), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
            'zone' => $call->values->textOrNull('zone'),
        ];
    }

    /** @return array<int, int|null> by application, in ten-thousandths; none for a manager who still has to score */
    private function averages(Viewer $viewer, int $callId, ?int $stage): array
    {
        $averages = [];
        foreach ((array) $this->ranking->data($viewer, $callId, $stage, null)['rows'] as $row) {
            if (is_array($row) && is_int($row['id'] ?? null)) {
                $averages[$row['id']] = is_int($row['total'] ?? null) ? $row['total'] : null;
            }
        }

        return $averages;
    }

    /** @return list<string> which filters were chosen; of a search only that there was one, since its words may be names */
    private static function named(ListFilter $filter): array
    {
        return array_values(array_filter([
            $filter->state === null ? '' : "state={$filter->state->value}",
            $filter->isWithdrawn === null ? '' : 'withdrawn=' . ($filter->isWithdrawn ? 'yes' : 'no'),
            $filter->country === '' ? '' : "country={$filter->country}",
            $filter->language === '' ? '' : "language={$filter->language}",
            $filter->kind === null ? '' : "kind={$filter->kind->value}",
            $filter->since === null ? '' : "since={$filter->since->format('Y-m-d')}",
            $filter->search === '' ? '' : 'search',
            $filter->isAsked ? 'asked' : '',
        ], static fn (string $name): bool => $name !== ''));
    }
}
