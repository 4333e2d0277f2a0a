<?php

declare(strict_types=1);

namespace Passerelle\Admin\Newsletter;

use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Pickers\RecordSearch;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\Issues\Automatic;
use Passerelle\Newsletter\Issues\IssueContent;
use Passerelle\Newsletter\Issues\SaveIssue;

/** Reads the posted form of an issue. What is no number becomes one that is refused. */
final readonly class IssueReader
{
    public const ISSUE = 'issue';
    public const VERSION = 'version';
    public const LANGUAGE = 'language';
    public const TYPES = 'types';
    private const NO_NUMBER = -1;
    private const DIGITS_MAX = 8;

    public function __construct(private RecordSearch $records)
    {
    }

    /** @param array<array-key, mixed> $posted unslashed */
    public function read(array $posted): IssueInput
    {
        $fields = is_array($posted[Slot::FIELDS] ?? null) ? $posted[Slot::FIELDS] : [];
        $text = static fn (string $name): string => is_string($fields[$name] ?? null) ? trim($fields[$name]) : '';
        [$chosen, $search, $errors] = $this->chosen($fields[SaveIssue::CHOSEN] ?? null);
        $automatic = Automatic::from([self::TYPES => $fields[self::TYPES] ?? []]);

        return new IssueInput(
            self::number($posted, self::ISSUE),
            self::number($posted, self::VERSION),
            new IssueContent(
                Lang::tryFrom($text(self::LANGUAGE)) ?? Lang::DEFAULT,
                PlainText::line($text(SaveIssue::SUBJECT)),
                PlainText::paragraphs($text(SaveIssue::INTRODUCTION)),
                $chosen,
                new Automatic(
                    $automatic->types,
                    self::typed($text(SaveIssue::NEWEST)),
                    self::typed($text(SaveIssue::CLOSING)),
                    self::typed($text(SaveIssue::CLOSING_DAYS)),
                ),
            ),
            $search,
            $errors,
        );
    }

    /** @param array<array-key, mixed> $input */
    public static function number(array $input, string $name): int
    {
        $text = $input[$name] ?? null;

        return is_string($text) && ctype_digit($text) ? (int) $text : 0;
    }

    private static function typed(string $text): int
    {
        return match (true) {
            $text === '' => 0,
            ctype_digit($text) && strlen($text) <= self::DIGITS_MAX => (int) $text,
            default => self::NO_NUMBER,
        };
    }

    /** @return array{list<int>, string, list<FieldError>} group ids, words without exactly one match, errors */
    private function chosen(mixed $raw): array
    {
        $input = is_array($raw) && is_array($raw['id'] ?? null) ? $raw['id'] : [];
        $ids = array_values(array_unique(array_map(intval(...), array_filter($input, is_numeric(...)))));
        $search = is_array($raw) && is_string($raw['search'] ?? null) ? trim($raw['search']) : '';
        $named = $search === '' ? [] : $this->records->named(Automatic::TYPES, $search);

        return match (true) {
            $search === '' => [$ids, '', []],
            count($named) === 1 => [array_values(array_unique([...$ids, $named[0]->id])), '', []],
            default => [$ids, $search, [new FieldError(SaveIssue::CHOSEN, $named === [] ? 'unknown_record' : 'ambiguous_record')]],
        };
    }
}
