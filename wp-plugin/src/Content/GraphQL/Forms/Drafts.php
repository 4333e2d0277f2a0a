<?php

declare(strict_types=1);

namespace Passerelle\Content\GraphQL\Forms;

use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Content\RecordFiles;
use Passerelle\Content\RecordModeration;
use Passerelle\Content\RecordPaths;
use Passerelle\Content\Records;
use Passerelle\GraphQL\Times;
use Passerelle\Languages\Lang;
use Passerelle\Rights\CapabilityMatrix;

/** A record for its owner: the values of its input, status and moderation. */
final readonly class Drafts
{
    public function __construct(
        private Definitions $definitions,
        private Records $records,
        private ProposalStore $proposals,
        private RecordPaths $paths,
        private RecordFiles $files,
        private RecordModeration $moderation,
        private DraftValues $values,
    ) {
    }

    /** @return array<string, mixed> all of the type's Draft: it also leaves beside a refusal, where no query chooses */
    public function of(Record $record): array
    {
        $proposal = $this->proposals->find($record->id);

        return [
            ...$this->plain($record),
            'proposal' => self::proposal($proposal, $record),
            'proposed' => $proposal === null ? null : $this->plain($proposal->applyTo($record)),
            // Only a query reads how long it waits.
            ...CapabilityMatrix::isModerated($record->type) ? ['waiting' => null] : [],
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

    /** @return array<string, mixed> */
    private function plain(Record $record): array
    {
        $definition = $this->definitions->of($record->type);
        $title = $definition->titleKey();
        $group = $this->records->findGroups([$record->groupId])[$record->groupId] ?? [];

        $fields = FieldTypes::writable($definition);
        $values = $this->values->of($fields, $record->values);

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
