<?php

declare(strict_types=1);

namespace Passerelle\Applications\Sending;

use Passerelle\Applications\Forms\Judging\FittingAnswers;
use Passerelle\Applications\Forms\Judging\Visibility;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormVersion;
use Passerelle\Applications\Letters\Letter;
use Passerelle\Applications\Letters\LetterStore;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\GraphQL\Times;

/** The letters of a submission in what is sent: by their ids, since a referee may erase name and letter, and snapshots never change. */
final readonly class SentLetters
{
    public function __construct(private FormReader $reader, private LetterStore $letters)
    {
    }

    /** @return list<array{question: string, id: int, state: string, receivedAt: string|null}> those that count, of questions that the applicant sees */
    public function of(FormVersion $version, Submission $submission): array
    {
        $letters = array_values(array_filter($this->letters->ofSubmission($submission->id), static fn (Letter $letter): bool => $letter->state->counts()));
        if ($letters === []) {
            return [];
        }
        $form = $this->reader->read($version->document);
        $visible = [];
        foreach (Visibility::ofForm($form, FittingAnswers::of($form, $submission->answers)) as $question) {
            $visible[$question->id] = true;
        }
        $seen = array_values(array_filter($letters, static fn (Letter $letter): bool => isset($visible[$letter->questionId])));

        return array_map(static fn (Letter $letter): array => [
            'question' => $letter->questionId,
            'id' => $letter->id,
            'state' => $letter->state->value,
            'receivedAt' => $letter->answeredAt === null ? null : Times::text($letter->answeredAt),
        ], $seen);
    }
}
