<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Cause;
use Passerelle\Content\Changes;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\OtherChange;
use Passerelle\Content\PeopleRow;
use Passerelle\Content\Record;
use Passerelle\Content\Storage;
use Passerelle\Content\Values;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Removes an account from a record, because it is deleted or owns the record no more. The caller checks the rights. */
final readonly class DetachAccount
{
    public function __construct(private Changes $changes, private Storage $storage, private Definitions $definitions, private Database $db)
    {
    }

    /**
     * @param int $ownerId 0: no owner, staff manage the record
     * @param Viewer|null $by null: the system
     * @throws DomainError stale_version
     */
    public function transferOwnership(Record $record, int $ownerId, ?Viewer $by = null): void
    {
        $this->changes->apply($record, $record->version, function () use ($record, $ownerId): void {
            // wp_update_post() would replace 0 by the current user.
            $this->db->execute("UPDATE {$this->db->wpdb->posts} SET post_author = %d WHERE ID = %d", $ownerId, $record->id);
            clean_post_cache($record->id);
        }, new Cause($by ?? Viewer::anonymous(), OtherChange::HandOver));
    }

    /**
     * Deletes the record for good.
     *
     * @throws DomainError stale_version
     */
    public function delete(Record $record): void
    {
        $this->changes->apply($record, $record->version, static fn () => wp_delete_post($record->id, true), new Cause(Viewer::anonymous(), OtherChange::Purge));
    }

    /**
     * Removes the person from all fields.
     *
     * @throws DomainError stale_version
     */
    public function removeMentions(Record $record, int $userId): void
    {
        $values = [];
        foreach ($this->mentioningFields($record, $userId) as $field) {
            $values[$field->key] = $field->kind === FieldKind::Users
                ? array_values(array_diff($record->values->ints($field->key), [$userId]))
                : null;
        }
        if ($values !== []) {
            $write = fn () => $this->storage->writeValues($record->id, $record->type, $values);
            $this->changes->apply($record, $record->version, $write, new Cause(Viewer::anonymous(), OtherChange::Unname));
        }
    }

    /**
     * Removes the rows of people that name somebody by an address.
     *
     * @param string $email normalised
     * @return bool whether there were such rows
     * @throws DomainError stale_version
     */
    public function removePerson(Record $record, string $email): bool
    {
        if ($this->rowsOf($record, $email) === []) {
            return false;
        }
        $values = [];
        foreach ($this->fieldsOfPeople($record) as $field) {
            $rows = array_filter($record->values->rows($field->key), static fn (Values $row): bool => !PeopleRow::hasAddress($row->all(), $email));
            $values[$field->key] = array_map(static fn (Values $row): array => $row->all(), array_values($rows));
        }
        $write = fn () => $this->storage->writeValues($record->id, $record->type, $values);
        $this->changes->apply($record, $record->version, $write, new Cause(Viewer::anonymous(), OtherChange::Unname));

        return true;
    }

    /**
     * @param string $email normalised
     * @return list<Values> the rows of people that name somebody by the address
     */
    public function rowsOf(Record $record, string $email): array
    {
        $rows = array_map(static fn (Field $field): array => $record->values->rows($field->key), $this->fieldsOfPeople($record));

        return array_values(array_filter(array_merge(...$rows), static fn (Values $row): bool => PeopleRow::hasAddress($row->all(), $email)));
    }

    /** @return list<Field> */
    private function fieldsOfPeople(Record $record): array
    {
        return array_values(array_filter($this->definitions->stored($record->type), static fn (Field $field): bool => $field->kind === FieldKind::People));
    }

    /** @return list<Field> fields that contain the person */
    public function mentioningFields(Record $record, int $userId): array
    {
        return array_values(array_filter($this->definitions->stored($record->type), static fn (Field $field): bool => match ($field->kind) {
            FieldKind::User => $record->values->int($field->key) === $userId,
            FieldKind::Users => in_array($userId, $record->values->ints($field->key), true),
            default => false,
        }));
    }
}
