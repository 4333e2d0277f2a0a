<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Handling\Listing\ListFilter;
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
        private ExportContents $contents,
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
        $stage = $this->rights->stage($call, $stageNumber);
        $subject = "application-export:{$viewer->id}";
        $this->throttle->check($subject, $this->perHour);
        $this->throttle->isWithin($subject, $this->perHour, Limit::PER_HOUR);
        $contents = $this->contents->of($viewer, $call, $stage, $filter);
        $this->transaction->run(fn () => $this->audit->record(new AuditEntry(
            $viewer->id,
            $viewer->roles,
            $call->id,
            $call->groupId,
            self::ACTION,
            '',
            $kind->value,
            [...self::named($filter), 'rows=' . count($contents['items'])],
        )));

        return [
            ...$contents,
            'callTitle' => $call->title,
            'items' => (string) json_encode($contents['items']),
            'pass' => $this->pass->issue($session, $callId, $stage),
            'zone' => $call->values->textOrNull('zone'),
        ];
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
