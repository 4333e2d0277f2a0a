<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Files\Uploads\LetterUploads;
use Passerelle\Files\Uploads\Upload;
use Passerelle\Files\Uploads\UploadDeleted;
use Passerelle\Files\Uploads\UploadState;
use Passerelle\Files\Uploads\UploadStore;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use SensitiveParameter;

/** Uploads of referees: for a letter that is being written, so many files of it at most. */
final readonly class UploadsOfLetters implements LetterUploads
{
    public function __construct(
        private LetterOfLink $links,
        private LetterStore $letters,
        private LetterFiles $files,
        private SubmissionStore $submissions,
        private UploadStore $uploads,
        #[Limit('letters', 'files')] private int $max,
        #[Limit('letters', 'uploadedBytes')] private int $maxBytes,
    ) {
    }

    public function letterOf(#[SensitiveParameter] string $hash): int
    {
        [$letter] = $this->links->find($hash);

        return $letter->state->isOpen() ? $letter->id : throw LetterOfLink::expired();
    }

    public function requirePlace(int $letterId, int $bytes): void
    {
        if (!$this->lock($letterId)) {
            throw LetterOfLink::expired();
        }
        $uploads = $this->uploads->ofLetter($letterId);
        $inspected = array_filter($uploads, static fn (Upload $upload): bool => $upload->state === UploadState::Inspecting);
        $this->requireFewer(count($this->files->accepted($letterId)) + count($inspected));
        if (array_sum(array_map(static fn (Upload $upload): int => $upload->bytes, $uploads)) + $bytes > $this->maxBytes) {
            throw new DomainError('upload_quota');
        }
    }

    public function stored(int $letterId, int $fileId): void
    {
        if (!$this->lock($letterId)) {
            throw new UploadDeleted();
        }
        $this->requireFewer(count($this->files->accepted($letterId)));
        $this->files->add($letterId, $fileId);
    }

    /** @return bool false: it is being written no more */
    private function lock(int $letterId): bool
    {
        $found = $this->letters->find($letterId);
        $this->submissions->lock($found->applicationId ?? 0);
        $letter = $this->letters->lock($letterId);

        return $letter?->state->isOpen() === true;
    }

    /** @throws DomainError invalid_fields */
    private function requireFewer(int $count): void
    {
        if ($count >= $this->max) {
            throw DomainError::invalid([new FieldError('file', 'too_many_files', ['max' => $this->max])]);
        }
    }
}
