<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Handling\Listing\AskedQuestions;
use Passerelle\Applications\Stage;
use stdClass;

/**
 * The questions of an export: those of the current form in its order, then retired ones, with all columns of tables and all choices that any
 * version had. Statistical ones are never exported beside an applicant.
 */
final readonly class ExportedQuestions
{
    public function __construct(private AskedQuestions $asked, private FormStore $forms)
    {
    }

    /** @return list<stdClass> questions as documents say them; `isRetired` where a question or a column of a table is not asked any more */
    public function of(Stage $stage): array
    {
        $questions = $this->asked->of($stage);
        foreach ($this->forms->history($stage) as $version) {
            foreach (self::questionsOf($version->document) as $older) {
                $newest = $questions[$older->id] ?? null;
                if ($newest instanceof stdClass) {
                    self::merge($newest, $older);
                }
            }
        }

        return array_values($questions);
    }

    private static function merge(stdClass $newest, stdClass $older): void
    {
        foreach (self::missing($newest, $older, 'columns') as $column) {
            $column->isRetired = true;
            $newest->columns[] = $column;
        }
        foreach (self::missing($newest, $older, 'choices') as $choice) {
            $newest->choices[] = $choice;
        }
        foreach (self::rows($newest, 'columns') as $column) {
            foreach (self::rows($older, 'columns') as $before) {
                if ($before->id === $column->id && $before !== $column) {
                    self::merge($column, $before);
                }
            }
        }
    }

    /** @return list<stdClass> what only the older one has */
    private static function missing(stdClass $newest, stdClass $older, string $member): array
    {
        $ids = array_map(static fn (stdClass $each): mixed => $each->id, self::rows($newest, $member));

        return array_values(array_filter(self::rows($older, $member), static fn (stdClass $each): bool => !in_array($each->id, $ids, true)));
    }

    /** @return list<stdClass> */
    private static function rows(stdClass $question, string $member): array
    {
        $rows = $question->{$member} ?? [];

        return array_values(array_filter(is_array($rows) ? $rows : [], static fn (mixed $each): bool => $each instanceof stdClass && is_string($each->id ?? null)));
    }

    /** @return list<stdClass> */
    private static function questionsOf(string $document): array
    {
        $form = json_decode($document);
        $questions = [];
        foreach ($form instanceof stdClass ? self::rows($form, 'sections') : [] as $section) {
            $questions = [...$questions, ...self::rows($section, 'questions')];
        }

        return $questions;
    }
}
