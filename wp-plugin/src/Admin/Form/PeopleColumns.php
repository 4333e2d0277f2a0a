<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form;

use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;

/** A row of people as columns: a record of the directory, or a name. */
final class PeopleColumns
{
    /** @return list<Field> */
    public static function of(Field $people): array
    {
        return [
            new Field('groupId', FieldKind::Relation, targets: $people->targets),
            new Field('firstName', FieldKind::Text),
            new Field('lastName', FieldKind::Text),
            new Field('email', FieldKind::Email),
            new Field('structureName', FieldKind::Text),
            new Field('structureType', FieldKind::Choice, choices: $people->choices),
            new Field('role', FieldKind::Text),
        ];
    }

    /** @return list<Field> columns of either kind of repeated field */
    public static function columns(Field $field): array
    {
        return $field->kind === FieldKind::People ? self::of($field) : $field->columns;
    }
}
