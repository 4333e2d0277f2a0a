<?php

declare(strict_types=1);

namespace Passerelle\Applications\Sending;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Judging\AnswerContext;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Forms\Judging\FittingAnswers;
use Passerelle\Applications\Forms\Judging\FormJudge;
use Passerelle\Applications\Forms\Judging\ProfileRules;
use Passerelle\Applications\Forms\Judging\Visibility;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormVersion;
use Passerelle\Applications\Letters\LetterStore;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionFile;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** What of a submission is sent: the answers that the applicant sees, once they satisfy all rules and prefilled ones were confirmed. */
final readonly class SentAnswers
{
    public function __construct(private FormReader $reader, private FormJudge $judge, private LetterStore $letters)
    {
    }

    /**
     * @param Answers $statistics to statistical questions
     * @param array<string, string> $profile
     * @param array<int, SubmissionFile> $files of the submission, by id
     * @return array{Answers, array<string, string>, list<array<string, int|string>>} the answers, the values of the profile that the form asks for, and files
     * @throws DomainError invalid_fields
     */
    public function of(FormVersion $version, Submission $submission, Answers $statistics, array $profile, array $files): array
    {
        $form = $this->reader->read($version->document);
        $problems = $this->problems($form, $submission, $statistics, $profile, $files);
        if ($problems !== []) {
            throw DomainError::invalid($problems);
        }
        $answers = FittingAnswers::of($form, $submission->answers);
        [$ids, $sources] = [[], []];
        foreach (Visibility::ofForm($form, $answers) as $question) {
            if ($question->rules instanceof ProfileRules) {
                $sources[$question->rules->source->value] = true;
            } elseif (!$question->handling->isStatistical && $answers->get($question->id) !== null) {
                $ids[] = $question->id;
            }
        }

        $visible = VisibleParts::of($form, $answers, $files);

        return [$visible->answers->of($ids), array_intersect_key($profile, $sources), $visible->files];
    }

    /**
     * @param array<string, string> $profile
     * @param array<int, SubmissionFile> $files of the submission, by id
     * @return list<FieldError> what keeps a submission from being sent
     */
    public function problems(Form $form, Submission $submission, Answers $statistics, array $profile, array $files): array
    {
        $answers = FittingAnswers::of($form, $submission->answers)->with($statistics);
        $problems = $this->judge->problems($form, $answers, new AnswerContext(true, SubmissionFile::answerable($files), $this->letters->counts($submission->id), $profile));
        $unread = array_filter(
            Visibility::ofForm($form, $answers),
            static fn (Question $question): bool => isset($submission->origins[$question->id]) && $answers->get($question->id) !== null,
        );

        return [...$problems, ...array_values(array_map(static fn (Question $question): FieldError => new FieldError($question->id, 'answer_not_read'), $unread))];
    }
}
