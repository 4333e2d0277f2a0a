<?php

declare(strict_types=1);

namespace Passerelle\Applications\Mentoring;

use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Rights\Viewer;

/** Files of an application for its mentors: those of the version that counts, and of the draft where they may read it. */
final readonly class MentoredFiles
{
    public function __construct(private MentorRights $rights, private SnapshotStore $snapshots, private MentoredDraft $draft)
    {
    }

    public function isReadBy(Viewer $viewer, Submission $submission, int $fileId): bool
    {
        $mentorship = $this->rights->find($viewer, $submission->application);

        return $mentorship !== null
            && ($this->snapshots->counted($submission)?->questionOf($fileId) !== null
                || (MentoredDraft::isReadIn($mentorship, $submission) && $this->draft->names($submission, $fileId)));
    }
}
