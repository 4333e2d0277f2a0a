<?php

declare(strict_types=1);

namespace Passerelle\Tests;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\FormLimits;
use Passerelle\Applications\Forms\Judging\AnswerContext;
use Passerelle\Applications\Forms\Judging\AnsweredFile;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Forms\Judging\FormJudge;
use Passerelle\Applications\Forms\Judging\LetterCount;
use Passerelle\Applications\Forms\Judging\TableRules;
use Passerelle\Applications\Forms\Publication\FormRules;
use Passerelle\Applications\Forms\Publication\SettingRules;
use Passerelle\Applications\Forms\Publication\TableSettingRules;
use Passerelle\Applications\Forms\Publication\WordingRules;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Reading\RulesReader;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Lang;
use RuntimeException;
use stdClass;

/** Forms of applications and the tables of tests/fixtures/application-forms, which the browser's judges run too. */
final class ApplicationForms
{
    private const FIXTURES = __DIR__ . '/fixtures/application-forms';

    public static function fixture(string $name): string
    {
        return (string) file_get_contents(self::FIXTURES . "/{$name}.json");
    }

    /** @return mixed decoded, objects as stdClass */
    public static function decoded(string $name): mixed
    {
        return json_decode(self::fixture($name), flags: JSON_THROW_ON_ERROR);
    }

    public static function json(mixed $value): string
    {
        return json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION);
    }

    public static function reader(): FormReader
    {
        return new FormReader(self::limits(), new RulesReader(self::limits(), self::config()), self::config());
    }

    /** @return list<string> "path: code" of what does not fit the schema */
    public static function shapeProblems(string $form): array
    {
        try {
            self::reader()->read($form);
        } catch (DomainError $error) {
            return self::listed($error->fields);
        }

        return [];
    }

    /**
     * @param list<Lang> $languages
     * @return list<string> "path: code" of what keeps a form from being published
     */
    public static function publicationProblems(Form $form, array $languages): array
    {
        $rules = new FormRules(self::limits(), new WordingRules(), new SettingRules(), new TableSettingRules(), self::config());

        return self::listed($rules->problems($form, $languages));
    }

    /** @return list<string> "path: code" */
    public static function answerProblems(Form $form, string $answers, AnswerContext $context): array
    {
        return self::listed((new FormJudge(self::limits()))->problems($form, Answers::fromJson($answers), $context));
    }

    /** @return array<string, string> sums of the columns that have one, by "question.column" */
    public static function sums(Form $form, string $answers): array
    {
        $sums = [];
        foreach ($form->questions() as $question) {
            foreach ($question->rules instanceof TableRules ? $question->rules->summed : [] as $column) {
                $sum = $question->rules instanceof TableRules ? $question->rules->sum(Answers::fromJson($answers)->get($question->id), $column) : 0;
                $sums["{$question->id}.{$column}"] = (string) $sum;
            }
        }

        return $sums;
    }

    /** @param mixed $context files, letters and profile of a case */
    public static function context(mixed $context, bool $isSending): AnswerContext
    {
        /** @var array{files?: array<int, array{type: string, bytes: int}>, letters?: array<string, array{asked: int, received: int}>, profile?: array<string, string>} $facts */
        $facts = $context === null ? [] : json_decode(self::json($context), true);

        return new AnswerContext(
            $isSending,
            array_map(static fn (array $file): AnsweredFile => new AnsweredFile($file['type'], $file['bytes']), $facts['files'] ?? []),
            array_map(static fn (array $count): LetterCount => new LetterCount($count['asked'], $count['received']), $facts['letters'] ?? []),
            $facts['profile'] ?? [],
        );
    }

    /** Texts of cases that are too long to be written out: {"$repeat": "a", "times": 3, "before": "", "after": ""}. */
    public static function expanded(mixed $value): mixed
    {
        if ($value instanceof stdClass && property_exists($value, '$repeat')) {
            /** @var array{'$repeat': string, times: int, before?: string, after?: string} $text */
            $text = (array) $value;

            return ($text['before'] ?? '') . str_repeat($text['$repeat'], $text['times']) . ($text['after'] ?? '');
        }
        if ($value instanceof stdClass) {
            return (object) array_map(self::expanded(...), (array) $value);
        }

        return is_array($value) ? array_map(self::expanded(...), $value) : $value;
    }

    /**
     * A document with one value replaced, added or, without a value, removed.
     *
     * @param string $path keys and numbers, joined by dots; a minus in the place of a number appends
     */
    public static function changed(mixed $document, string $path, mixed $value, bool $isRemoved): mixed
    {
        [$key, $rest] = [...explode('.', $path, 2), null];
        $values = (array) $document;
        $key = $key === '-' ? count($values) : $key;
        if ($rest !== null) {
            $values[$key] = self::changed($values[$key] ?? throw new RuntimeException("The document has no {$path}."), $rest, $value, $isRemoved);
        } elseif ($isRemoved) {
            unset($values[$key]);
        } else {
            $values[$key] = $value;
        }

        return is_array($document) ? array_values($values) : (object) $values;
    }

    public static function config(): Config
    {
        return Config::fromDirectory(dirname(__DIR__) . '/config');
    }

    private static function limits(): FormLimits
    {
        return new FormLimits(self::config());
    }

    /**
     * @param list<FieldError> $problems
     * @return list<string>
     */
    private static function listed(array $problems): array
    {
        return array_map(static fn (FieldError $problem): string => "{$problem->path}: {$problem->code}", $problems);
    }
}
