<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reading;

use Passerelle\Applications\Forms\Document\Condition;
use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Forms\Judging\Visibility;
use stdClass;

/**
 * Which questions of a form a reviewer reads: those that the applicant saw, without statistical ones. In a blind review also without
 * those that say who applies, and without those that are asked because of an answer that is hidden.
 */
final class ReviewedForm
{
    /** Their answers name people, whatever the form says of them. */
    private const NAMING = [QuestionKind::ProfileValue, QuestionKind::Letter, QuestionKind::Email, QuestionKind::Phone];

    /** @return list<Question> in the order of the form */
    public static function questions(Form $form, Answers $answers, bool $isBlind): array
    {
        $hidden = $isBlind ? self::hidden($form) : [];

        return array_values(array_filter(
            Visibility::ofForm($form, $answers),
            static fn (Question $question): bool => !$question->handling->isStatistical && !isset($hidden[$question->id]),
        ));
    }

    /**
     * @param list<Question> $questions
     * @return string JSON: the document with these questions alone, without conditions, which the answers have met
     */
    public static function document(string $document, array $questions): string
    {
        $ids = array_map(static fn (Question $question): string => $question->id, $questions);
        $form = json_decode($document, flags: JSON_THROW_ON_ERROR);
        $sections = [];
        foreach ($form instanceof stdClass && is_array($form->sections ?? null) ? $form->sections : [] as $section) {
            $asked = [];
            foreach ($section instanceof stdClass && is_array($section->questions ?? null) ? $section->questions : [] as $question) {
                if ($question instanceof stdClass && in_array($question->id ?? '', $ids, true)) {
                    unset($question->condition);
                    $asked[] = $question;
                }
            }
            if ($asked !== [] && $section instanceof stdClass) {
                unset($section->condition);
                $section->questions = $asked;
                $sections[] = $section;
            }
        }

        return json_encode(
            ['format' => Form::FORMAT, 'sections' => $sections],
            JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION,
        );
    }

    /** @return array<string, true> ids of questions that a blind review hides */
    private static function hidden(Form $form): array
    {
        $hidden = [];
        // Conditions are on earlier questions only.
        foreach ($form->sections as $section) {
            foreach ($section->questions as $question) {
                $isHidden = $question->handling->isHiddenInReview
                    || in_array($question->kind, self::NAMING, true)
                    || self::dependsOn($section->condition, $hidden)
                    || self::dependsOn($question->condition, $hidden);
                $hidden += $isHidden ? [$question->id => true] : [];
            }
        }

        return $hidden;
    }

    /** @param array<string, true> $hidden */
    private static function dependsOn(?Condition $condition, array $hidden): bool
    {
        return $condition !== null && isset($hidden[$condition->source]);
    }
}
