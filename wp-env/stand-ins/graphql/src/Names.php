<?php

declare(strict_types=1);

namespace Passerelle\StandIns\GraphQL;

/** Name formats of WPGraphQL. */
final class Names
{
    /** Fields added to a type lose their underscores: some_name and some-name become someName. */
    public static function field(string $name, bool $keepUnderscores): string
    {
        if ($keepUnderscores) {
            return lcfirst($name);
        }
        $words = ucwords((string) preg_replace('/[^A-Za-z0-9]/', ' ', $name));

        return lcfirst(str_replace(' ', '', $words));
    }

    /** @return array<string, true> lower-case names of WPGraphQL's own types */
    public static function reserved(): array
    {
        static $reserved = null;
        $reserved ??= array_fill_keys(
            array_map(strtolower(...), (array) file(dirname(__DIR__) . '/reserved-types.txt', FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES)),
            true,
        );

        return $reserved;
    }
}
