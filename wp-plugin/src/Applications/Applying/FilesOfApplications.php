<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\Letters\ReadableLetters;
use Passerelle\Applications\Messages\ThreadFileReaders;
use Passerelle\Applications\Submissions\SubmissionFiles;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Files\ConfidentialUses;
use Passerelle\Rights\Viewer;

/**
 * Who reads the files of an application: those who apply, co-writers, and once it was sent those who handle, review or mentor it, or answer a
 * review of its result; who uploaded them is none of these. Of letters, only what was received: those who handle it, and applicants where the
 * question lets them. Of messages: those who take part in the thread.
 */
final readonly class FilesOfApplications implements ConfidentialUses
{
    public function __construct(
        private SubmissionFiles $files,
        private ReadableLetters $letters,
        private ThreadFileReaders $messages,
        private SubmissionStore $store,
        private ApplicantRights $rights,
        private ReadersOfSentFiles $sent,
    ) {
    }

    public function isReadBy(Viewer $viewer, int $fileId): ?bool
    {
        $ofOthers = $this->letters->isFileReadBy($viewer, $fileId) ?? $this->messages->isReadBy($viewer, $fileId);
        if ($ofOthers !== null) {
            return $ofOthers;
        }
        $submissionId = $this->files->submissionOf($fileId);
        $submission = $submissionId === null ? null : $this->store->ofSubmission($submissionId);

        return $submission === null
            ? null
            : $this->rights->reads($viewer, $submission->application)
                || $this->sent->include($viewer, $submission, $fileId);
    }

    public function nameFor(Viewer $viewer, int $fileId): ?string
    {
        $submissionId = $this->files->submissionOf($fileId);
        $submission = $submissionId === null ? null : $this->store->ofSubmission($submissionId);

        return $submission === null || $this->rights->reads($viewer, $submission->application) ? null : $this->sent->nameFor($viewer, $submission, $fileId);
    }

    public function isUsed(int $fileId): bool
    {
        return $this->files->applicationOf($fileId) !== null || $this->letters->usesFile($fileId) || $this->messages->isUsed($fileId);
    }
}
