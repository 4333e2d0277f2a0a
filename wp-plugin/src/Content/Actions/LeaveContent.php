<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Changes;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Record;
use Passerelle\Content\Storage;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;

/** Takes a person out of a record when their account ends. Whether that may be is decided by who calls it. */
final readonly class LeaveContent
{
    public function __construct(private Changes $changes, private Storage $storage, private Definitions $definitions, private Database $db)
    {
    }

    /**
     * @param int $ownerId 0: the record belongs to nobody, staff look after it
     * @throws DomainError stale_version
     */
    public function handOver(Record $record, int $ownerId): void
    {
        $this->changes->apply($record, $record->version, function () use ($record, $ownerId): void {
            // WordPress's own way would put the current user where nobody is meant.
            $this->db->execute("UPDATE {$this->db->wpdb->posts} SET post_author = %d WHERE ID = %d", $ownerId, $record->id);
            clean_post_cache($record->id);
        });
    }

    /**
     * No field names the person any more.
     *
     * @throws DomainError stale_version
     */
    public function unname(Record $record, int $userId): void
    {
        $values = [];
        foreach ($this->namingFields($record, $userId) as $field) {
            $values[$field->key] = $field->kind === FieldKind::Users
                ? array_values(array_diff($record->values->ints($field->key), [$userId]))
                : null;
        }
        if ($values !== []) {
            $this->changes->apply($record, $record->version, fn () => $this->storage->writeValues($record->id, $record->type, $values));
        }
    }

    /** @return list<Field> fields that name the person */
    public function namingFields(Record $record, int $userId): array
    {
        return array_values(array_filter($this->definitions->stored($record->type), static fn (Field $field): bool => match ($field->kind) {
            FieldKind::User => $record->values->int($field->key) === $userId,
            FieldKind::Users => in_array($userId, $record->values->ints($field->key), true),
            default => false,
        }));
    }
}
