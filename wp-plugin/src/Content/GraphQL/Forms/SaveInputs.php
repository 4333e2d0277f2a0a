<?php

declare(strict_types=1);

namespace Passerelle\Content\GraphQL\Forms;

use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Definition;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Rights\Viewer;

/** Converts the input of a form for the save action. */
final class SaveInputs
{
    /**
     * @param array<string, mixed> $input a missing key keeps its value, null clears it
     * @param Record|null $record to update; null for a new one
     * @throws DomainError invalid_fields
     */
    public static function from(Viewer $actor, Definition $definition, array $input, ?Record $record, ?int $version): SaveInput
    {
        $errors = [];
        $language = self::language($input, $record);
        if ($language === null) {
            $errors[] = new FieldError('language', self::has($input, 'language') ? 'unexpected_fields' : 'required');
        }
        $audience = null;
        if (array_key_exists('audience', $input)) {
            $audience = Audience::tryFrom(self::text($input, 'audience') ?? Audience::Public->value);
            if ($audience === null) {
                $errors[] = new FieldError('audience', 'unexpected_fields');
            }
        }
        if ($record !== null && $version === null) {
            $errors[] = new FieldError('version', 'required');
        }
        if ($errors !== []) {
            throw DomainError::invalid($errors);
        }
        $title = $definition->titleKey();

        return new SaveInput(
            $actor,
            $definition->type(),
            $language ?? Lang::DEFAULT,
            array_diff_key($input, array_flip(['slug', 'audience', 'language', 'minorChange', $title ?? 'slug'])),
            $title === null ? null : self::text($input, $title),
            self::text($input, 'slug'),
            $audience,
            $record?->id,
            $version,
            isMinorChange: ($input['minorChange'] ?? false) === true,
        );
    }

    /** @param array<string, mixed> $input */
    private static function language(array $input, ?Record $record): ?Lang
    {
        return self::has($input, 'language') ? Lang::tryFrom(self::text($input, 'language') ?? '') : $record?->language;
    }

    /** @param array<string, mixed> $input */
    private static function has(array $input, string $key): bool
    {
        return ($input[$key] ?? '') !== '';
    }

    /**
     * @param array<string, mixed> $input
     * @return string|null null: left out; '' for null, which empties
     */
    private static function text(array $input, string $key): ?string
    {
        if (!array_key_exists($key, $input)) {
            return null;
        }

        return is_string($input[$key]) ? $input[$key] : '';
    }
}
