<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Reading;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Judging\FileRules;
use Passerelle\Applications\Forms\Judging\ProfileRules;
use Passerelle\Applications\Forms\Judging\Visibility;
use Passerelle\Applications\Handling\Listing\SentDocument;
use Passerelle\Applications\Sending\Snapshot;

/** One version that was sent, with the form that it answers. */
final readonly class SentVersion
{
    public SentDocument $sent;

    /** @param string $document of the form */
    public function __construct(public Snapshot $snapshot, private Form $form, public string $document)
    {
        $this->sent = SentDocument::of($snapshot);
    }

    /** @return list<Question> that the applicant saw, without statistical ones: these are never read beside a name */
    public function questions(): array
    {
        return array_values(array_filter(Visibility::ofForm($this->form, $this->sent->answers), static fn (Question $question): bool => !$question->handling->isStatistical));
    }

    /** @return list<string> ids of the questions to which it says something else than an earlier version, as an answer, by files or by a value of the profile */
    public function changedSince(self $earlier): array
    {
        $questions = [];
        foreach ([...$earlier->questions(), ...$this->questions()] as $question) {
            $questions[$question->id] = $question;
        }

        return array_map(strval(...), array_keys(array_filter($questions, fn (Question $question): bool => $this->says($question) !== $earlier->says($question))));
    }

    private function says(Question $question): string
    {
        $ofQuestion = static fn (array $file): bool => $file['question'] === $question->id;

        return (string) json_encode(match (true) {
            $question->rules instanceof FileRules => array_column(array_filter($this->sent->files, $ofQuestion), 'sha256'),
            $question->rules instanceof ProfileRules => $this->sent->profile[$question->rules->source->value] ?? null,
            default => $this->sent->answers->get($question->id),
        });
    }
}
