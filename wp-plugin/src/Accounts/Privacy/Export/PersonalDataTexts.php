<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Export;

use Passerelle\Languages\Lang;
use RuntimeException;

/** Names of kinds of personal data, of their columns and of values, and what the tools say: config/personal-data.json. */
final class PersonalDataTexts
{
    /** @var array<string, array<string, mixed>>|null by section */
    private static ?array $sections = null;

    /** Name of a kind of records. */
    public static function label(string $kind, Lang $language): string
    {
        return self::find('kinds', $kind, 'label', $language->value) ?? $kind;
    }

    /** Sentence about what a kind of records contains. */
    public static function about(string $kind, Lang $language): string
    {
        return self::find('kinds', $kind, 'about', $language->value) ?? $kind;
    }

    public static function column(string $column, Lang $language): string
    {
        return self::find('columns', $column, $language->value) ?? $column;
    }

    /** A stored value of a column that has a name; others as they are. */
    public static function value(string $column, string $value, Lang $language): string
    {
        $list = match ($column) {
            'roles' => 'role',
            'before', 'after' => 'status',
            default => $column,
        };

        return self::find('values', $list, $value, $language->value) ?? $value;
    }

    /** @throws RuntimeException for unknown keys */
    public static function message(string $key, Lang $language): string
    {
        return self::find('messages', $key, $language->value) ?? throw new RuntimeException("config/personal-data.json has no message {$key}.");
    }

    private static function find(string ...$path): ?string
    {
        $found = self::sections();
        foreach ($path as $key) {
            $found = is_array($found) ? ($found[$key] ?? null) : null;
        }

        return is_string($found) ? $found : null;
    }

    /** @return array<string, array<string, mixed>> */
    private static function sections(): array
    {
        /** @var array<string, array<string, mixed>> $sections */
        $sections = self::$sections ?? json_decode((string) file_get_contents(dirname(__DIR__, 4) . '/config/personal-data.json'), true, flags: JSON_THROW_ON_ERROR);
        self::$sections = $sections;

        return $sections;
    }
}
