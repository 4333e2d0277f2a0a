<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use BackedEnum;

/** Enums of a module: value names are the values in upper case; camel-case values (takeOver) are their own names. */
final readonly class EnumTypes implements Registration
{
    /** @param array<string, list<BackedEnum|string>> $enums values by the enum's name */
    public function __construct(private array $enums)
    {
    }

    public function register(): void
    {
        foreach ($this->enums as $name => $values) {
            register_graphql_enum_type($name, ['values' => self::named($values)]);
        }
    }

    /**
     * @param list<BackedEnum|string> $values
     * @return array<string, array{value: string}>
     */
    private static function named(array $values): array
    {
        $named = [];
        foreach ($values as $value) {
            $text = $value instanceof BackedEnum ? (string) $value->value : $value;
            $named[preg_match('/[a-z][A-Z]/', $text) === 1 ? $text : strtoupper($text)] = ['value' => $text];
        }

        return $named;
    }
}
