<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Reading;

use Passerelle\Applications\DecisionReviews\Answering\ReviewAccess;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Rights\Viewer;

/** Files of an application for the person who is named to answer a review of its result: those of the version that counts, until the answer. */
final readonly class NamedReaderFiles
{
    public function __construct(private ReviewAccess $access, private SnapshotStore $snapshots)
    {
    }

    public function isReadBy(Viewer $viewer, Submission $submission, int $fileId): bool
    {
        return $this->access->isNamed($viewer, $submission) && $this->snapshots->counted($submission)?->questionOf($fileId) !== null;
    }
}
