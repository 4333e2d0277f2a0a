<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Reading;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Rights\Viewer;

/** Files of an application for those who handle it: what any version that was sent names, never what a draft names. */
final readonly class SentFiles
{
    public function __construct(private HandlerRights $rights, private SnapshotStore $snapshots)
    {
    }

    public function isReadBy(Viewer $viewer, Submission $submission, int $fileId): bool
    {
        if (!$this->rights->handles($viewer, $submission)) {
            return false;
        }
        foreach ($this->snapshots->ofSubmission($submission->id) as $snapshot) {
            if ($snapshot->questionOf($fileId) !== null) {
                return true;
            }
        }

        return false;
    }
}
