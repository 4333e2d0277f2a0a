<?php

declare(strict_types=1);

namespace Passerelle\Content\Validation;

use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\References;
use Passerelle\Kernel\FieldErrorCode;

/** Choices, countries, sectors and ids of other objects. Lists are deduplicated. */
final readonly class ReferenceChecks
{
    public function __construct(private References $references)
    {
    }

    /** One of the field's choices, or a country. */
    public function word(Field $field, mixed $raw, string $path, Context $context): ?string
    {
        if ($raw === '') {
            return null;
        }

        if (!is_string($raw)) {
            return $context->unexpected($path);
        }

        return $this->isKnown($field, $raw) ? $raw : $context->refuse($path, self::unknown($field));
    }

    /** @return list<string>|null */
    public function words(Field $field, mixed $raw, string $path, Context $context): ?array
    {
        if (!is_array($raw) || !array_is_list($raw)) {
            return $context->unexpected($path);
        }
        $words = [];
        foreach ($raw as $number => $input) {
            if (!is_int($input) && !is_string($input)) {
                return $context->unexpected("{$path}.{$number}");
            }
            $word = is_int($input) ? $this->wordOf($field, $input) : $input;
            if ($word === null || !$this->isKnown($field, $word)) {
                return $context->refuse("{$path}.{$number}", self::unknown($field));
            }
            $words[] = $word;
        }
        $words = array_values(array_unique($words));

        return $this->fits($words, $field, $path, $context) ? $words : null;
    }

    public function id(Field $field, mixed $raw, string $path, Context $context): ?int
    {
        if ($raw === '' || $raw === 0 || $raw === '0') {
            return null;
        }
        $ids = $this->integers([$raw]);
        if ($ids === null) {
            return $context->unexpected($path);
        }

        return $field->kind === FieldKind::Relation
            ? $this->related($field, $ids[0], $path, $context)
            : ($this->existing($field, $ids, $context) === $ids ? $ids[0] : $context->refuse($path, self::unknown($field)));
    }

    private function related(Field $field, int $id, string $path, Context $context): ?int
    {
        if (in_array($id, $context->storedGroups($field), true)) {
            return $id;
        }
        if ($field->isWrittenFor && $this->references->canWriteFor($context->actor, $id)) {
            return $id;
        }
        if ($this->references->readableGroups([$id], $field->targets, $context->actor) === []) {
            return $context->unexpected($path);
        }

        return $field->isWrittenFor ? $context->refuse($path, 'not_own_structure') : $id;
    }

    /** @return list<int>|null */
    public function ids(Field $field, mixed $raw, string $path, Context $context): ?array
    {
        $ids = is_array($raw) && array_is_list($raw) ? $this->integers($raw) : null;
        if ($ids === null) {
            return $context->unexpected($path);
        }
        // With the places of the input, which refusals name.
        $ids = array_unique($ids);
        if (!$this->fits($ids, $field, $path, $context)) {
            return null;
        }
        $unknown = array_keys(array_diff($ids, $this->existing($field, $ids, $context)));

        return $unknown === [] ? $this->ofKind($ids, $field, $path, $context) : $context->refuse("{$path}.{$unknown[0]}", self::unknown($field));
    }

    /**
     * @param array<int, int> $ids by place
     * @return list<int>|null
     */
    private function ofKind(array $ids, Field $field, string $path, Context $context): ?array
    {
        $refusal = $field->accounts->refusal();
        $named = array_diff($ids, $context->storedAccounts($field));
        if ($refusal === null || $named === []) {
            return array_values($ids);
        }
        $others = array_keys(array_diff($named, $this->references->accountsOf($field->accounts, array_values($named))));

        return $others === [] ? array_values($ids) : $context->refuse("{$path}.{$others[0]}", $refusal->value);
    }

    /**
     * @param list<mixed> $raw
     * @return list<int>|null null when one is not a positive integer
     */
    public function integers(array $raw): ?array
    {
        $ids = [];
        foreach ($raw as $value) {
            $id = is_int($value) || (is_string($value) && ctype_digit($value)) ? (int) $value : 0;
            if ($id < 1) {
                return null;
            }
            $ids[] = $id;
        }

        return $ids;
    }

    /**
     * @param array<int, int> $ids
     * @return list<int>
     */
    private function existing(Field $field, array $ids, Context $context): array
    {
        if ($ids === []) {
            return [];
        }
        $ids = array_values($ids);
        $found = match ($field->kind) {
            FieldKind::User, FieldKind::Users => $this->references->existingUsers($ids),
            default => $this->references->usableFiles($ids, $field, $context->actor, $context->groupId, $context->ownerId()),
        };

        return array_values(array_intersect($ids, $found));
    }

    /** The code or key of an id of a country or sector in the API. */
    private function wordOf(Field $field, int $id): ?string
    {
        return match ($field->kind) {
            FieldKind::Countries => $this->references->countryCode($id),
            FieldKind::Sectors => $this->references->sectorKey($id),
            default => null,
        };
    }

    private function isKnown(Field $field, string $word): bool
    {
        return match ($field->kind) {
            FieldKind::Country, FieldKind::Countries => $this->references->isCountry($word),
            FieldKind::Sectors => $this->references->isSector($word),
            default => in_array($word, $field->choices, true),
        };
    }

    /** @param array<mixed> $values */
    private function fits(array $values, Field $field, string $path, Context $context): bool
    {
        if ($field->max === null || count($values) <= $field->max) {
            return true;
        }
        $context->refuse($path, $field->kind === FieldKind::Files ? 'too_many_files' : 'too_many_rows', ['max' => $field->max]);

        return false;
    }

    /** @return value-of<FieldErrorCode> of a well-formed value without a referent; files of other owners and missing files have the same code */
    private static function unknown(Field $field): string
    {
        return match ($field->kind) {
            FieldKind::Country, FieldKind::Countries => 'unknown_country',
            FieldKind::Sectors => 'unknown_sector',
            FieldKind::Image, FieldKind::File, FieldKind::Files => 'unknown_file',
            default => 'unexpected_fields',
        };
    }
}
