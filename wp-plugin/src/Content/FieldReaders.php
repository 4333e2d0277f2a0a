<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** The one rule of who reads which values of a record: as the field declares, or as the owner chose in the record. */
final readonly class FieldReaders
{
    /** The field with the choices of the owner, by Field::$readersKey. */
    public const CHOICES = 'visibility';

    public function __construct(private Definitions $definitions)
    {
    }

    public static function of(Field $field, Values $values): Visibility
    {
        $chosen = $values->map(self::CHOICES)[$field->readersKey] ?? '';

        return $field->readersKey === '' ? $field->visibility : Visibility::tryFrom($chosen) ?? $field->visibility;
    }

    /** @param Visibility $reader Everyone: a visitor; Members: a signed-in person; Editors: who may read all */
    public function values(Record $record, Visibility $reader): Values
    {
        $definition = $this->definitions->of($record->type);
        $keys = [];
        foreach ([...$definition->fields(), ...$definition->computedFields()] as $field) {
            if (self::of($field, $record->values)->includes($reader)) {
                $keys[$field->key] = true;
            }
        }

        return new Values(array_intersect_key($record->values->all(), $keys));
    }
}
