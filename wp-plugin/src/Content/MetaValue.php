<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** Between a field's value and what is stored for it. */
final class MetaValue
{
    private const STORED_INSTANT = '/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/';

    /**
     * Instants are stored as the database writes times: the SQLite integration rewrites texts that look like
     * "2026-12-01T04:11:14Z", other engines do not.
     */
    public static function toStore(Field $field, mixed $value): mixed
    {
        return $field->kind === FieldKind::Instant && is_string($value) ? strtr($value, ['T' => ' ', 'Z' => '']) : $value;
    }

    public static function fromStore(Field $field, mixed $stored): mixed
    {
        if ($field->kind === FieldKind::Instant && is_string($stored)) {
            return preg_replace(self::STORED_INSTANT, '$1T$2Z', $stored);
        }

        return in_array($field->kind, FieldKind::singleIds(), true) && is_numeric($stored) ? (int) $stored : $stored;
    }
}
