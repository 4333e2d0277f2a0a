<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\Handling\Reading\SentStages;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** What an application sent at the stages before the one that is written now, for those who apply and co-writers. */
final readonly class ReadEarlierStages
{
    public function __construct(private SubmissionStore $store, private ApplicantRights $rights, private SentStages $stages)
    {
    }

    /**
     * @return list<array<string, mixed>> as the API shows them
     * @throws DomainError not_found, also for applications of others
     */
    public function data(Viewer $viewer, int $id): array
    {
        $submission = $this->store->find($id);
        if ($submission === null || !$this->rights->reads($viewer, $submission->application)) {
            throw DomainError::notFound();
        }

        return array_map(SentStages::withoutStatistics(...), $this->stages->before($submission));
    }
}
