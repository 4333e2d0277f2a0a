<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form;

use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;

/** The columns of repeated fields as displayed: one picker finds persons and structures alike. */
final class PeopleColumns
{
    /** @return list<Field> */
    public static function columns(Field $field): array
    {
        return $field->kind !== FieldKind::People ? $field->columns : [
            new Field('groupId', FieldKind::Relation, targets: $field->targets),
            ...array_values(array_filter($field->columns, static fn (Field $column): bool => $column->kind !== FieldKind::Relation)),
        ];
    }
}
