<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Content\AttachableFiles;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\FieldReaders;
use Passerelle\Content\Record;
use Passerelle\Content\RecordFiles;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Files\GraphQL\Media;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Which posts use which files. Rights on a file derive from the records that use it. */
#[Priority(200)]
final readonly class FileUses implements ContentListener, AttachableFiles, RecordFiles
{
    public function __construct(
        private Database $db,
        private Transaction $transaction,
        private Definitions $definitions,
        private StoredFiles $files,
        private FileStorage $storage,
    ) {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $postId = $change->record()->id;
        $before = $this->db->ids("SELECT DISTINCT file_id FROM {$this->table()} WHERE post_id = %d", $postId);
        $uses = $change->after === null ? [] : $this->usedBy($change->after);
        if ($before === [] && $uses === []) {
            return;
        }
        $this->db->execute("DELETE FROM {$this->table()} WHERE post_id = %d", $postId);
        foreach ($uses as [$fileId, $visibility]) {
            $this->db->execute(
                "REPLACE INTO {$this->table()} (file_id, post_id, group_id, visibility) VALUES (%d, %d, %d, %s)",
                $fileId,
                $postId,
                $change->record()->groupId,
                $visibility->name,
            );
        }
        if ($change->after === null && $before !== []) {
            $this->purge($before);
        }
    }

    public function usable(array $fileIds, Field $field, Viewer $actor, ?int $groupId, int $ownerId): array
    {
        $uses = $this->usesOf($fileIds);
        $isUsable = static fn (StoredFile $file): bool => UsableFile::isUsable($file, $field, $uses[$file->id] ?? [], $actor, $groupId, $ownerId);

        return array_keys(array_filter($this->files->findMany($fileIds), $isUsable));
    }

    /**
     * @param list<int> $fileIds
     * @return array<int, array<int, bool>> by file and group that uses it: whether only editors read it there
     */
    private function usesOf(array $fileIds): array
    {
        $uses = [];
        $rows = $fileIds === [] ? [] : $this->db->rows(
            "SELECT file_id, group_id, visibility FROM {$this->table()} WHERE file_id IN (" . Database::placeholders($fileIds) . ')',
            ...$fileIds,
        );
        foreach ($rows as $row) {
            $isForEditors = self::visibility((string) $row['visibility']) === Visibility::Editors;
            $uses[(int) $row['file_id']][(int) $row['group_id']] = $isForEditors && ($uses[(int) $row['file_id']][(int) $row['group_id']] ?? true);
        }

        return $uses;
    }

    public function describe(array $uses): array
    {
        $found = $this->files->findMany(array_values(array_unique(array_column($uses, 0))));
        $fitting = array_filter($uses, static fn (array $use): bool => ($found[$use[0]] ?? null)?->belongsIn($use[1]) === true);

        return Media::files(array_column($fitting, 0), $found);
    }

    /** @return list<array{int, Visibility}> post id and visibility of the field, for each use of a file */
    public function of(int $fileId): array
    {
        return array_map(
            static fn (array $row): array => [
                (int) $row['post_id'],
                self::visibility((string) $row['visibility']),
            ],
            $this->db->rows("SELECT post_id, visibility FROM {$this->table()} WHERE file_id = %d", $fileId),
        );
    }

    private static function visibility(string $name): Visibility
    {
        return match ($name) {
            Visibility::Everyone->name => Visibility::Everyone,
            Visibility::Members->name => Visibility::Members,
            default => Visibility::Editors,
        };
    }

    /**
     * @param list<int> $postIds
     * @return list<int> ids of files that are deleted with these posts, since no other uses them
     */
    public function onlyUsedBy(array $postIds): array
    {
        if ($postIds === []) {
            return [];
        }
        $posts = Database::placeholders($postIds);

        return $this->db->ids(
            "SELECT DISTINCT file_id FROM {$this->table()} WHERE post_id IN ({$posts}) AND file_id NOT IN"
                . " (SELECT file_id FROM {$this->table()} WHERE post_id NOT IN ({$posts})) ORDER BY file_id",
            ...$postIds,
            ...$postIds,
        );
    }

    /** @return list<array{int, Visibility}> without confidential files in a field that they are not for, however they came there */
    private function usedBy(Record $record): array
    {
        $uses = [];
        foreach ($this->definitions->of($record->type)->fields() as $field) {
            foreach (self::idsIn($field, $record->values) as [$id, $in]) {
                $uses[] = [$id, FieldReaders::of($field, $record->values), $in];
            }
        }
        $files = $this->files->findMany(array_values(array_unique(array_column($uses, 0))));

        return array_values(array_map(
            static fn (array $use): array => [$use[0], $use[1]],
            array_filter($uses, static fn (array $use): bool => ($files[$use[0]] ?? null)?->belongsIn($use[2]) !== false),
        ));
    }

    /** @return list<array{int, Field}> each with the field or column that contains it */
    private static function idsIn(Field $field, Values $values): array
    {
        return match ($field->kind) {
            FieldKind::Image, FieldKind::File => array_map(static fn (int $id): array => [$id, $field], array_values(array_filter([$values->int($field->key)], is_int(...)))),
            FieldKind::Files => array_map(static fn (int $id): array => [$id, $field], $values->ints($field->key)),
            FieldKind::Rows => array_merge([], ...array_map(
                static fn (Values $row): array => array_merge([], ...array_map(static fn (Field $column): array => self::idsIn($column, $row), $field->columns)),
                $values->rows($field->key),
            )),
            default => [],
        };
    }

    /**
     * Deletes files that only the deleted post used.
     *
     * @param non-empty-list<int> $fileIds
     */
    private function purge(array $fileIds): void
    {
        $used = $this->db->ids("SELECT DISTINCT file_id FROM {$this->table()} WHERE file_id IN (" . Database::placeholders($fileIds) . ')', ...$fileIds);
        $unused = $this->files->findMany(array_values(array_diff($fileIds, $used)));
        $this->files->delete(array_keys($unused));
        $this->transaction->afterCommit(function () use ($unused): void {
            foreach ($unused as $file) {
                $this->storage->remove($file->path);
            }
        });
    }

    private function table(): string
    {
        return $this->db->table('file_uses');
    }
}
