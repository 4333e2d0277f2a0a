<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

/** Erases letters with their files, uploads and links. */
final readonly class EndLetters
{
    public function __construct(private LetterStore $letters, private LetterFiles $files, private PendingLetterUploads $uploads)
    {
    }

    /**
     * Deletes all letters of applications that end.
     *
     * @param non-empty-list<int> $applicationIds
     */
    public function ofApplications(array $applicationIds): void
    {
        $ids = $this->letters->ofApplications($applicationIds);
        if ($ids === []) {
            return;
        }
        $this->files->deleteOf($ids);
        array_map($this->uploads->delete(...), $ids);
        $this->letters->delete($ids);
    }

    /**
     * Erases a letter whose row stays: the request ends in the state.
     *
     * @param bool $isNamed whether the referee stays named
     */
    public function end(Letter $letter, LetterState $state, bool $isNamed = false): void
    {
        $this->files->deleteOf([$letter->id]);
        $this->uploads->delete($letter->id);
        $this->letters->end($letter->id, $state, $isNamed);
    }
}
