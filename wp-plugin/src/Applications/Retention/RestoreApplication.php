<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use Passerelle\Applications\PublicResults\PublicResults;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Gives an application that was removed back to its applicants, as long as it is not deleted for good. They are told anew before it is removed again. */
final readonly class RestoreApplication
{
    private const ACTION = 'application_restored';

    public function __construct(
        private SubmissionStore $submissions,
        private RetentionStore $store,
        private PublicResults $results,
        private AuditLog $audit,
        private Transaction $transaction,
        private Clock $clock,
    ) {
    }

    /**
     * @param Viewer|null $administrator null: by command
     * @throws DomainError not_found: unknown, never removed, or deleted for good
     */
    public function __invoke(int $applicationId, ?Viewer $administrator = null): void
    {
        $this->transaction->run(function () use ($applicationId, $administrator): void {
            $application = $this->submissions->lock($applicationId)?->application;
            if ($application === null || !$application->isRemoved()) {
                throw DomainError::notFound();
            }
            $this->store->save($applicationId, new Standing(), $this->clock->now());
            $this->results->change([$applicationId]);
            $this->audit->record(new AuditEntry($administrator->id ?? 0, $administrator->roles ?? [], 0, $application->callGroup, self::ACTION, 'removed', 'restored'));
        });
    }
}
