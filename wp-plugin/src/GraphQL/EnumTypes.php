<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use BackedEnum;
use Passerelle\Kernel\Composition\Uncollected;

/**
 * Enums of a module: the name of a value is the value itself, so that bodies, answers and stored values are spelt
 * alike. A value with a key is named by it.
 */
#[Uncollected]
final readonly class EnumTypes implements Registration
{
    /** @param array<string, array<BackedEnum|string>> $enums values by the enum's name */
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
     * @param array<BackedEnum|string> $values
     * @return array<string, array{value: string}>
     */
    private static function named(array $values): array
    {
        $named = [];
        foreach ($values as $key => $value) {
            $text = $value instanceof BackedEnum ? (string) $value->value : $value;
            $named[is_string($key) ? $key : $text] = ['value' => $text];
        }

        return $named;
    }
}
