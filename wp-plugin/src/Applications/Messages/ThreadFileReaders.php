<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Rights\Viewer;

/** Who reads a file of a message: those who take part in the thread, and who uploaded it as one of them. */
final readonly class ThreadFileReaders
{
    public function __construct(private ThreadFiles $files, private ThreadRights $rights, private SubmissionStore $store)
    {
    }

    /** @return bool|null null: it is in no message */
    public function isReadBy(Viewer $viewer, int $fileId): ?bool
    {
        $applicationId = $this->files->applicationOf($fileId);

        return $applicationId === null ? null : $this->rights->party($viewer, $this->store->find($applicationId)) !== null;
    }

    public function isUsed(int $fileId): bool
    {
        return $this->files->applicationOf($fileId) !== null;
    }
}
