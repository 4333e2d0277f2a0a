<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Files\StoredFile;
use Passerelle\Kernel\StoredInstant;

/** Letters as data about the referee whose address they have. */
final readonly class PersonalLetters
{
    public function __construct(private LetterStore $letters, private LetterFiles $files, private EndLetters $ending)
    {
    }

    /** @return iterable<array<string, mixed>> */
    public function of(string $email): iterable
    {
        $letters = $this->letters->ofAddress($email);
        $files = $this->files->of(array_map(static fn (Letter $letter): int => $letter->id, $letters));
        foreach ($letters as $letter) {
            yield [
                'name' => $letter->referee->name,
                'email' => $letter->referee->email,
                'language' => $letter->referee->language->value,
                'state' => $letter->state->value,
                'sentAt' => $letter->askedAt->format(StoredInstant::FORMAT),
                'answeredAt' => $letter->answeredAt?->format(StoredInstant::FORMAT),
                'text' => $letter->text,
                'files' => array_map(static fn (StoredFile $file): array => ['name' => $file->name, 'type' => $file->mime, 'bytes' => $file->size], $files[$letter->id] ?? []),
            ];
        }
    }

    /** @return int letters */
    public function erase(string $email): int
    {
        $letters = $this->letters->ofAddress($email);
        foreach ($letters as $letter) {
            $this->ending->end($letter, $letter->state === LetterState::Received ? LetterState::Erased : LetterState::Declined);
        }

        return count($letters);
    }
}
