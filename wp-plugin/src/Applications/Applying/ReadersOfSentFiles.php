<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\DecisionReviews\Reading\NamedReaderFiles;
use Passerelle\Applications\Handling\Reading\SentFiles;
use Passerelle\Applications\Mentoring\MentoredFiles;
use Passerelle\Applications\Review\Reading\ReviewedFiles;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Rights\Viewer;

/** Who reads the files of an application once it was sent: those who handle, review or mentor it, or answer a review of its result. */
final readonly class ReadersOfSentFiles
{
    public function __construct(private SentFiles $sent, private ReviewedFiles $reviewed, private NamedReaderFiles $named, private MentoredFiles $mentored)
    {
    }

    public function include(Viewer $viewer, Submission $submission, int $fileId): bool
    {
        return $this->sent->isReadBy($viewer, $submission, $fileId)
            || $this->reviewed->isReadBy($viewer, $submission, $fileId)
            || $this->named->isReadBy($viewer, $submission, $fileId)
            || $this->mentored->isReadBy($viewer, $submission, $fileId);
    }

    /** @return string|null name under which the viewer reads the file; null: its own */
    public function nameFor(Viewer $viewer, Submission $submission, int $fileId): ?string
    {
        $readsAll = $this->sent->isReadBy($viewer, $submission, $fileId) || $this->named->isReadBy($viewer, $submission, $fileId);

        return $readsAll ? null : $this->reviewed->nameFor($viewer, $submission, $fileId);
    }
}
