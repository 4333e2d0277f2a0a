<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reading;

use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Review\Plan\PlanStore;
use Passerelle\Applications\Submissions\AnsweredForms;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Content\Record;
use Passerelle\Kernel\Text\Folding;

/** Answers of a draft that the reviewers of a blind review will read, and that name who applies: the applicant is warned of them. */
final readonly class NamesInAnswers
{
    public function __construct(private PlanStore $plans, private AnsweredForms $forms, private FormReader $reader)
    {
    }

    /** @return list<string> ids of questions, in the order of the form */
    public function of(Submission $submission, ?Record $structure): array
    {
        $published = $submission->isDraft() && $this->plans->isBlind($submission->stage) ? $this->forms->current($submission) : null;
        $names = $published === null ? [] : self::names($submission->application->userId, $structure);
        if ($published === null || $names === []) {
            return [];
        }
        $pattern = '/(?<![\p{L}\p{N}])(?:' . implode('|', array_map(static fn (string $name): string => preg_quote($name, '/'), $names)) . ')(?![\p{L}\p{N}])/u';
        $ids = [];
        foreach (ReviewedForm::questions($this->reader->read($published->document), $submission->answers, isBlind: true) as $question) {
            if (preg_match($pattern, Folding::fold(self::text($submission->answers->get($question->id)))) === 1) {
                $ids[] = $question->id;
            }
        }

        return $ids;
    }

    /** @return list<string> folded: first and last name in either order, since one of them alone is often a word, e-mail address, name of the structure */
    private static function names(int $userId, ?Record $structure): array
    {
        $user = get_userdata($userId);
        [$first, $last] = $user === false ? ['', ''] : [trim($user->first_name), trim($user->last_name)];
        $persons = $first === '' || $last === '' ? [] : ["{$first} {$last}", "{$last} {$first}"];
        $names = [...$persons, $user === false ? '' : $user->user_email, $structure->title ?? ''];

        return array_values(array_unique(array_filter(array_map(Folding::fold(...), $names), static fn (string $name): bool => $name !== '')));
    }

    /** All texts of an answer, those of the cells of a table too. */
    private static function text(mixed $answer): string
    {
        return match (true) {
            is_string($answer) => $answer,
            is_array($answer), is_object($answer) => implode("\n", array_map(self::text(...), array_values((array) $answer))),
            default => '',
        };
    }
}
