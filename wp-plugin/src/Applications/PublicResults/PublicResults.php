<?php

declare(strict_types=1);

namespace Passerelle\Applications\PublicResults;

use Passerelle\Applications\Stage;
use Passerelle\Presentation\Invalidation\AnnouncedChanges;

/** Changes what pages of calls show of results, and drops the cached ones. Within the transaction of the change. */
final readonly class PublicResults
{
    public function __construct(private PublicResultStore $store, private AnnouncedChanges $changes)
    {
    }

    /** @param list<int> $applicationIds that are about to be withdrawn, removed, restored or erased */
    public function change(array $applicationIds): void
    {
        foreach ($this->store->callsOf($applicationIds) as $callGroup) {
            $this->changes->ofItem($callGroup);
        }
    }

    /** Who applies does not agree any more, or nothing is confirmed any more. */
    public function forget(int $applicationId, int $submissionId): void
    {
        $this->change([$applicationId]);
        $this->store->forget($submissionId);
    }

    /** The call says, or does not say any more, that results of a stage are shown. */
    public function set(Stage $stage, bool $areShown): void
    {
        if ($areShown) {
            $this->store->check($stage);
        } else {
            $this->store->hide($stage);
            $this->changes->ofItem($stage->callGroup);
        }
    }

    public function show(int $submissionId, int $callGroup): void
    {
        $this->store->show($submissionId);
        $this->changes->ofItem($callGroup);
    }
}
