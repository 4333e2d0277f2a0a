<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/** Reads arguments of fields, already validated against the schema. */
final class Arguments
{
    /** @return array<string, array{type: mixed}> */
    public static function language(): array
    {
        return ['language' => ['type' => Type::required('PasserelleLanguage')]];
    }

    /** @return array<string, array{type: mixed}> */
    public static function languageAndSlug(): array
    {
        return [...self::language(), 'slug' => ['type' => Type::required('String')]];
    }

    /** @param array<string, mixed> $arguments */
    public static function readLanguage(array $arguments): Lang
    {
        return Lang::from(self::text($arguments, 'language'));
    }

    /** @param array<string, mixed> $arguments */
    public static function readType(array $arguments): ContentType
    {
        return ContentType::from(self::text($arguments, 'type'));
    }

    /** @param array<string, mixed> $arguments */
    public static function number(array $arguments, string $name): ?int
    {
        $value = $arguments[$name] ?? null;

        return is_int($value) ? $value : null;
    }

    /**
     * The fields of an input object; empty when it is missing.
     *
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     */
    public static function input(array $arguments, string $name): array
    {
        $input = [];
        foreach ((array) ($arguments[$name] ?? []) as $key => $value) {
            $input[(string) $key] = $value;
        }

        return $input;
    }

    /** @param array<string, mixed> $arguments */
    public static function text(array $arguments, string $name): string
    {
        $value = $arguments[$name] ?? '';

        return is_string($value) ? $value : '';
    }
}
