<?php

declare(strict_types=1);

namespace Passerelle\Tests;

use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\FieldSet;
use Passerelle\Content\FormStep;
use Passerelle\Content\OwnTitle;
use Passerelle\Content\Required;
use Passerelle\Content\Model\ContentType;

/** The tables of tests/fixtures/validation, which the forms of the frontend run too. */
final class ValidationCases
{
    private const FIXTURES = __DIR__ . '/fixtures/validation';

    /** @return iterable<string, array{Field, string, array<string, mixed>}> */
    public static function values(): iterable
    {
        foreach (self::groups() as $group) {
            foreach ($group['cases'] as $case) {
                $kind = isset($group['min']) ? "{$group['kind']} from {$group['min']}" : $group['kind'];
                $name = "{$kind} " . json_encode($case['input'], JSON_UNESCAPED_UNICODE);
                yield ($group['key'] ?? '') . $name => [self::field(['key' => 'value', ...$group]), $group['zone'] ?? 'UTC', $case];
            }
        }
    }

    /** @return iterable<string, array{array<string, mixed>}> */
    public static function rules(): iterable
    {
        foreach (self::read('rules') as $number => $case) {
            yield "{$number}" => [$case];
        }
    }

    /** @return list<array{kind: string, key?: string, zone?: string, min?: int, cases: list<array<string, mixed>>}> */
    public static function groups(): array
    {
        /** @var list<array{kind: string, key?: string, zone?: string, min?: int, cases: list<array<string, mixed>>}> $groups */
        $groups = self::read('values');

        return $groups;
    }

    /** The definition of a type with this one field. */
    public static function definition(Field $field): Definition
    {
        return new class ($field) implements Definition {
            use OwnTitle;

            public function __construct(private readonly Field $field)
            {
            }

            public function type(): ContentType
            {
                return ContentType::Initiative;
            }

            public function fields(): FieldSet
            {
                return new FieldSet(new FormStep('only', $this->field));
            }

            public function rules(): array
            {
                return [];
            }
        };
    }

    /** @return array<int, array<string, mixed>> */
    private static function read(string $name): array
    {
        /** @var array<int, array<string, mixed>> $cases */
        $cases = json_decode((string) file_get_contents(self::FIXTURES . "/{$name}.json"), true, flags: JSON_THROW_ON_ERROR);
        return $cases;
    }

    /** @param array<string, mixed> $group */
    private static function field(array $group): Field
    {
        /** @var array{key: string, kind: string, min?: int, max?: int, choices?: list<string>, columns?: list<array<string, mixed>>, required?: bool} $group */
        return new Field(
            $group['key'],
            FieldKind::from($group['kind']),
            required: ($group['required'] ?? false) ? Required::ToSave : Required::Never,
            max: $group['max'] ?? null,
            choices: $group['choices'] ?? [],
            columns: array_map(self::field(...), $group['columns'] ?? []),
            targets: [ContentType::CommunityProfile, ContentType::Structure],
            min: $group['min'] ?? 0,
        );
    }
}
