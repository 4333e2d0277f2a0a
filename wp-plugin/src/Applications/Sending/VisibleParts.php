<?php

declare(strict_types=1);

namespace Passerelle\Applications\Sending;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Forms\Judging\FileRules;
use Passerelle\Applications\Forms\Judging\Visibility;
use Passerelle\Applications\Forms\Judging\VisibleAnswers;
use Passerelle\Applications\Submissions\SubmissionFile;

/** What of answers a version contains: those to questions that the applicant sees, and the files that they name. */
final readonly class VisibleParts
{
    /** @param list<array<string, int|string>> $files in the order of the form */
    private function __construct(public Answers $answers, public array $files)
    {
    }

    /**
     * @param Answers $answers that fit the form
     * @param array<int, SubmissionFile> $files of the submission, by id
     */
    public static function of(Form $form, Answers $answers, array $files): self
    {
        $listed = [];
        foreach (Visibility::ofForm($form, $answers) as $question) {
            $listed = $question->rules instanceof FileRules ? [...$listed, ...self::filesIn($question->id, $answers, $files)] : $listed;
        }

        return new self(VisibleAnswers::of($form, $answers), $listed);
    }

    /**
     * @param array<int, SubmissionFile> $files
     * @return list<array<string, int|string>>
     */
    private static function filesIn(string $question, Answers $answers, array $files): array
    {
        $named = array_map(static fn (?int $id): ?SubmissionFile => $files[$id ?? 0] ?? null, FileRules::ids($answers->get($question)));

        return array_map(static fn (SubmissionFile $each): array => [
            'question' => $question,
            'id' => $each->file->id,
            'name' => $each->file->name,
            'bytes' => $each->file->size,
            'type' => $each->file->mime,
            'sha256' => $each->sha256,
        ], array_values(array_filter($named)));
    }
}
