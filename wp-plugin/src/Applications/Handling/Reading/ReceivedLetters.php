<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Reading;

use Passerelle\Applications\Letters\Letter;
use Passerelle\Applications\Letters\LetterFiles;
use Passerelle\Applications\Letters\LetterState;
use Passerelle\Applications\Letters\LetterStore;
use Passerelle\Applications\Letters\ReadLetters;
use Passerelle\Files\FileState;
use Passerelle\Files\StoredFile;
use Passerelle\GraphQL\Times;

/** Letters of recommendation as those who handle an application read them: what was received, with its text and files. */
final readonly class ReceivedLetters
{
    public function __construct(private LetterStore $letters, private LetterFiles $files)
    {
    }

    /**
     * @param list<string> $questions ids of the questions that the applicant sees
     * @return list<array<string, mixed>> without addresses, which nobody needs for reading
     */
    public function of(int $submissionId, array $questions): array
    {
        $letters = array_values(array_filter(
            $this->letters->ofSubmission($submissionId),
            static fn (Letter $letter): bool => $letter->state === LetterState::Received && in_array($letter->questionId, $questions, true),
        ));
        $files = $this->files->of(array_map(static fn (Letter $letter): int => $letter->id, $letters));

        return array_map(static fn (Letter $letter): array => [
            'id' => $letter->id,
            'questionId' => $letter->questionId,
            'name' => $letter->referee->name,
            'receivedAt' => Times::text($letter->answeredAt ?? $letter->askedAt),
            'text' => $letter->text,
            'files' => array_map(
                ReadLetters::file(...),
                array_values(array_filter($files[$letter->id] ?? [], static fn (StoredFile $file): bool => $file->state !== FileState::Refused)),
            ),
        ], $letters);
    }
}
