<?php

declare(strict_types=1);

namespace Passerelle\Content\GraphQL\Forms;

use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Records;
use Passerelle\Content\ReferenceIds;
use Passerelle\Content\Values;

/** Values of fields as forms have them: references as the ids of what they name. */
final readonly class DraftValues
{
    public function __construct(private ReferenceIds $ids, private Records $records)
    {
    }

    /**
     * @param list<Field> $fields
     * @return array<string, mixed>
     */
    public function of(array $fields, Values $values): array
    {
        $draft = [];
        foreach ($fields as $field) {
            $draft[$field->key] = match ($field->kind) {
                FieldKind::Countries => self::idsOf($values->codes($field->key), $this->ids->countryCodes()),
                FieldKind::Sectors => self::idsOf($values->codes($field->key), $this->ids->sectorKeys()),
                FieldKind::Choices, FieldKind::Dates => $values->texts($field->key),
                FieldKind::Files, FieldKind::Users => $values->ints($field->key),
                FieldKind::Image, FieldKind::File, FieldKind::Relation, FieldKind::User => $values->int($field->key),
                FieldKind::Number => $values->number($field->key),
                FieldKind::Rows => array_map(fn (Values $row): array => $this->of($field->columns, $row), $values->rows($field->key)),
                FieldKind::Map => $this->of($field->columns, $values->group($field->key)),
                FieldKind::People => $this->people($field, $values->rows($field->key)),
                default => $values->textOrNull($field->key),
            };
        }

        return $draft;
    }

    /**
     * @param list<Values> $rows
     * @return list<array<string, mixed>> each with the id of a profile, of a structure, or neither
     */
    private function people(Field $field, array $rows): array
    {
        $groups = $this->records->findGroups(array_values(array_filter(
            array_map(static fn (Values $row): ?int => $row->int('groupId'), $rows),
            is_int(...),
        )));

        return array_map(function (Values $row) use ($field, $groups): array {
            $id = $row->int('groupId');
            $type = $id === null ? null : (array_values($groups[$id] ?? [])[0] ?? null)?->type;

            return $this->of($field->columns, new Values([
                ...$row->all(),
                'profileId' => $type === ContentType::CommunityProfile ? $id : null,
                'structureId' => $type === ContentType::Structure ? $id : null,
            ]));
        }, $rows);
    }

    /**
     * @param list<string> $codes
     * @param array<int, string> $known codes by id
     * @return list<int>
     */
    private static function idsOf(array $codes, array $known): array
    {
        $ids = array_flip($known);

        return array_values(array_filter(array_map(static fn (string $code): ?int => $ids[$code] ?? null, $codes), is_int(...)));
    }
}
