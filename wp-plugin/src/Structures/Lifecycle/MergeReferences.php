<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Content\Actions\DependentChanges;
use Passerelle\Content\Cause;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\ReferringRecords;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\ContentType;

/** Names one structure in place of another one in the fields of all records: organisers, members and partners. */
final readonly class MergeReferences
{
    public function __construct(
        private EndedStore $ended,
        private Records $records,
        private ReferringRecords $referring,
        private Definitions $definitions,
        private DependentChanges $changes,
    ) {
    }

    /** @return array<int, Record> that name the structure, by post id */
    public function of(int $groupId): array
    {
        return array_filter($this->referring->to(ContentType::Structure, $groupId), static fn (Record $record): bool => $record->version > 0);
    }

    /** @throws DomainError stale_version */
    public function replace(EndedStructure $structure, Cause $cause): void
    {
        foreach ($this->of($structure->groupId) as $record) {
            $places = $values = [];
            foreach ($this->definitions->stored($record->type) as $field) {
                $found = self::places($field, $record, $structure);
                if ($found !== null) {
                    $places[$field->key] = $found;
                    $values[$field->key] = self::named($field, $record, $found, $structure->intoGroup);
                }
            }
            if ($values === []) {
                continue;
            }
            $this->changes->write($record, $values, $cause);
            $after = $this->records->find($record->id);
            foreach ($places as $key => $found) {
                $this->ended->addReference($structure->id, new ReplacedReference($record->id, $key, $found, ReplacedReference::digest($after?->values->raw($key))));
            }
        }
    }

    /** @return list<int>|null rows that name the structure, empty for a field with one value; null: nothing to replace */
    private static function places(Field $field, Record $record, EndedStructure $structure): ?array
    {
        if ($field->kind === FieldKind::Relation) {
            $isNamed = in_array(ContentType::Structure, $field->targets, true) && $record->values->int($field->key) === $structure->groupId;

            return $isNamed ? [] : null;
        }
        if ($field->kind !== FieldKind::People) {
            return null;
        }
        $groups = array_map(static fn ($row): ?int => $row->int(ReturnedReferences::GROUP), $record->values->rows($field->key));
        $place = array_search($structure->groupId, $groups, true);

        // A field that names both has the remaining one already; the other is not public any more.
        return $place === false || in_array($structure->intoGroup, $groups, true) ? null : [$place];
    }

    /** @param list<int> $places */
    private static function named(Field $field, Record $record, array $places, int $groupId): mixed
    {
        if ($places === []) {
            return $groupId;
        }
        $rows = array_map(static fn ($row): array => $row->all(), $record->values->rows($field->key));
        foreach ($places as $place) {
            $rows[$place] = [...$rows[$place], ReturnedReferences::GROUP => $groupId];
        }

        return $rows;
    }
}
