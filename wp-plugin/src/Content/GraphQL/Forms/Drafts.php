<?php

declare(strict_types=1);

namespace Passerelle\Content\GraphQL\Forms;

use Passerelle\Content\ContentReading;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\GraphQL\LanguageList;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Record;
use Passerelle\Content\RecordFiles;
use Passerelle\Content\RecordModeration;
use Passerelle\Content\RecordPaths;
use Passerelle\Content\ReferenceIds;
use Passerelle\Content\Values;
use Passerelle\GraphQL\Times;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/** A record for its owner: the values of its input, status and moderation. */
final readonly class Drafts
{
    public function __construct(
        private ContentReading $reading,
        private ReferenceIds $ids,
        private RecordPaths $paths,
        private LanguageList $languages,
        private RecordFiles $files,
        private RecordModeration $moderation,
    ) {
    }

    /** @return array<string, mixed> all of the type's Draft: it also leaves beside a refusal, where no query chooses */
    public function of(Record $record): array
    {
        $proposal = $this->reading->proposals->find($record->id);

        return [
            ...$this->plain($record),
            'proposal' => self::proposal($proposal, $record),
            'proposed' => $proposal === null ? null : $this->plain($proposal->applyTo($record)),
        ];
    }

    /** @return array{status: string, date: string, fields: list<string>}|null */
    public static function proposal(?Proposal $proposal, Record $record): ?array
    {
        return $proposal === null ? null : [
            'status' => $proposal->status->value,
            'date' => Times::text($proposal->proposedAt),
            'fields' => $proposal->changes($record),
        ];
    }

    /**
     * @param int $groupId of a draft that the viewer reads
     * @return list<array<string, mixed>> one for each language of the site
     */
    public function languageVersions(int $groupId): array
    {
        return $this->languages->of($this->reading->records->findGroups([$groupId])[$groupId] ?? []);
    }

    /** @return array<string, mixed> */
    private function plain(Record $record): array
    {
        $definition = $this->reading->definitions->of($record->type);
        $title = $definition->titleKey();
        $group = $this->reading->records->findGroups([$record->groupId])[$record->groupId] ?? [];

        $fields = FieldTypes::writable($definition);
        $values = $this->values($fields, $record->values);

        return [
            ...$values,
            ...$title === null ? [] : [$title => $record->title],
            'id' => $record->id,
            'databaseId' => $record->id,
            'groupId' => $record->groupId,
            'language' => $record->language->value,
            'slug' => $record->slug,
            'audience' => $record->audience->value,
            'version' => $record->version,
            'versions' => self::byLanguage($group, static fn (Record $each): int => $each->version),
            'status' => $record->status->value,
            'path' => $this->paths->of($record),
            'moderation' => $this->moderation->of($record),
            'translations' => self::byLanguage($group, static fn (Record $each): int => $each->id),
            'files' => $this->files->describe(self::fileUses($fields, $values)),
        ];
    }

    /**
     * @param list<Field> $fields
     * @param array<string, mixed> $values of a draft
     * @return list<array{int, Field}>
     */
    private static function fileUses(array $fields, array $values): array
    {
        $uses = [];
        foreach ($fields as $field) {
            $value = $values[$field->key] ?? null;
            $rows = $field->kind === FieldKind::Rows && is_array($value) ? $value : [];
            foreach ($field->kind->hasFiles() ? array_filter((array) $value, is_int(...)) : [] as $id) {
                $uses[] = [$id, $field];
            }
            foreach ($rows as $row) {
                $uses = [...$uses, ...self::fileUses($field->columns, is_array($row) ? $row : [])];
            }
        }

        return $uses;
    }

    /**
     * @param list<Field> $fields
     * @return array<string, mixed>
     */
    private function values(array $fields, Values $values): array
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
                FieldKind::Rows => array_map(fn (Values $row): array => $this->values($field->columns, $row), $values->rows($field->key)),
                FieldKind::Map => $this->values($field->columns, $values->group($field->key)),
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
        $groups = $this->reading->records->findGroups(array_values(array_filter(
            array_map(static fn (Values $row): ?int => $row->int('groupId'), $rows),
            is_int(...),
        )));

        return array_map(function (Values $row) use ($field, $groups): array {
            $id = $row->int('groupId');
            $type = $id === null ? null : (array_values($groups[$id] ?? [])[0] ?? null)?->type;

            return $this->values($field->columns, new Values([
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

    /**
     * @param array<string, Record> $group
     * @param callable(Record): int $number
     * @return array<string, int|null>
     */
    private static function byLanguage(array $group, callable $number): array
    {
        $numbers = [];
        foreach (Lang::cases() as $language) {
            $record = $group[$language->value] ?? null;
            $numbers[$language->value] = $record === null ? null : $number($record);
        }

        return $numbers;
    }
}
