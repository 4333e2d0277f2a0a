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
use Passerelle\Content\MediaKind;
use Passerelle\Content\Record;
use Passerelle\Content\RecordFiles;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Files\GraphQL\Media;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Which posts use which files. Rights on a file derive from the records that use it. */
final readonly class FileUses implements ContentListener, AttachableFiles, RecordFiles
{
    public function __construct(
        private Database $db,
        private Transaction $transaction,
        private Definitions $definitions,
        private FileStore $files,
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

    public function usable(array $fileIds, MediaKind $media, Viewer $actor, ?int $groupId): array
    {
        $ofGroup = $groupId === null || $fileIds === [] ? [] : $this->db->ids(
            "SELECT DISTINCT file_id FROM {$this->table()} WHERE group_id = %d AND file_id IN (" . Database::placeholders($fileIds) . ')',
            $groupId,
            ...$fileIds,
        );
        $usable = array_filter(
            $this->files->findMany($fileIds),
            static fn (StoredFile $file): bool => $file->state !== FileState::Refused && self::isOfKind($file, $media)
                && ($actor->isStaff() || $file->ownerId === $actor->id || in_array($file->id, $ofGroup, true)),
        );

        return array_keys($usable);
    }

    public function describe(array $fileIds): array
    {
        $ids = array_values(array_unique($fileIds));

        return $ids === [] ? [] : Media::files($ids, $this->files->findMany($ids));
    }

    private static function isOfKind(StoredFile $file, MediaKind $media): bool
    {
        return match ($media) {
            MediaKind::Document => !$file->isVideo(),
            MediaKind::Image => $file->isImage(),
            MediaKind::Video => $file->isVideo(),
        };
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

    /** @return list<array{int, Visibility}> */
    private function usedBy(Record $record): array
    {
        $uses = [];
        foreach ($this->definitions->of($record->type)->fields() as $field) {
            foreach ($this->idsIn($field, $record->values) as $id) {
                $uses[] = [$id, FieldReaders::of($field, $record->values)];
            }
        }

        return $uses;
    }

    /** @return list<int> */
    private function idsIn(Field $field, Values $values): array
    {
        return match ($field->kind) {
            FieldKind::Image, FieldKind::File => array_filter([$values->int($field->key)], is_int(...)),
            FieldKind::Files => $values->ints($field->key),
            FieldKind::Rows => array_merge([], ...array_map(
                fn (Values $row): array => array_merge([], ...array_map(fn (Field $column): array => $this->idsIn($column, $row), $field->columns)),
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
