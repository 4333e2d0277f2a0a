<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\ProfileSource;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Forms\Judging\AnswerContext;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Submissions\Submission;
use stdClass;

/**
 * Answers that a new application begins with: what the same applicant answered to questions with the same id and kind, else what the
 * profile says. Each is marked with its origin until an applicant has saved it. Statistical answers and statements are never filled in.
 */
final readonly class Prefill
{
    private const REUSED = [
        QuestionKind::ShortText,
        QuestionKind::LongText,
        QuestionKind::Choice,
        QuestionKind::Choices,
        QuestionKind::YesNo,
        QuestionKind::Country,
        QuestionKind::Sector,
        QuestionKind::Link,
        QuestionKind::Phone,
        QuestionKind::Email,
    ];

    /**
     * @param list<Submission> $earlier of the applicant, the last changed first
     * @param array<string, string> $profile values of the profile, by source
     * @return array{Answers, array<string, string>} answers and their origins
     */
    public static function answers(Form $form, array $earlier, array $profile, bool $isStructure): array
    {
        $values = new stdClass();
        $origins = [];
        foreach ($form->questions() as $question) {
            if (!in_array($question->kind, self::REUSED, true) || $question->handling->isStatistical) {
                continue;
            }
            [$answer, $origin] = self::found($question, $earlier, $profile, $isStructure);
            if ($origin !== null) {
                $values->{$question->id} = $answer;
                $origins[$question->id] = $origin->value;
            }
        }

        return [Answers::ofValues($values), $origins];
    }

    /**
     * @param list<Submission> $earlier
     * @param array<string, string> $profile
     * @return array{mixed, Origin|null}
     */
    private static function found(Question $question, array $earlier, array $profile, bool $isStructure): array
    {
        foreach ($earlier as $submission) {
            $answer = $submission->answers->get($question->id);
            if (self::fits($question, $answer)) {
                return [$answer, Origin::Earlier];
            }
        }
        $value = $profile[self::source($question->kind, $isStructure)->value ?? ''] ?? '';

        return self::fits($question, $value) ? [$value, Origin::Profile] : [null, null];
    }

    private static function fits(Question $question, mixed $answer): bool
    {
        $context = new AnswerContext(false);

        return $answer !== null && $question->rules->problems($answer, $question->id, $context) === [] && !$question->rules->isEmpty($answer, $context);
    }

    private static function source(QuestionKind $kind, bool $isStructure): ?ProfileSource
    {
        return match ($kind) {
            QuestionKind::Country => $isStructure ? ProfileSource::StructureCountry : ProfileSource::PersonResidenceCountry,
            QuestionKind::Phone => $isStructure ? null : ProfileSource::PersonPhone,
            QuestionKind::Email => $isStructure ? ProfileSource::StructureEmail : ProfileSource::PersonEmail,
            default => null,
        };
    }
}
