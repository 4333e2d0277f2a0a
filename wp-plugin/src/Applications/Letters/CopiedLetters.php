<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\GraphQL\Times;

/** The letters in a copy of an application: who sent one, when, and the hashes of its files, not what it says. As they are now: a referee may erase a letter. */
final readonly class CopiedLetters
{
    public function __construct(private LetterStore $letters, private LetterFiles $files)
    {
    }

    /**
     * The caller checks the rights.
     *
     * @return list<array{hashes: list<string>, name: string, receivedAt: string}> in the order in which they were asked for
     */
    public function of(int $submissionId): array
    {
        $isReceived = static fn (Letter $letter): bool => $letter->state === LetterState::Received && $letter->answeredAt !== null;
        $received = array_values(array_filter($this->letters->ofSubmission($submissionId), $isReceived));
        $hashes = $this->files->hashesOf(array_map(static fn (Letter $letter): int => $letter->id, $received));

        return array_map(static fn (Letter $letter): array => [
            'hashes' => $hashes[$letter->id] ?? [],
            'name' => $letter->referee->name,
            'receivedAt' => Times::text($letter->answeredAt ?? $letter->askedAt),
        ], $received);
    }
}
