<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

/** The prefix of the plugin's types and root fields, which no other plugin may use. */
final class OwnNames
{
    private const PREFIX = 'passerelle';

    public static function has(string $name): bool
    {
        return str_starts_with(lcfirst($name), self::PREFIX);
    }
}
