<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Cause;
use Passerelle\Content\Changes;
use Passerelle\Content\Record;
use Passerelle\Content\Storage;
use Passerelle\Kernel\DomainError;

/** Changes of records that follow from a change of something else, as the end of a structure. The caller checks the rights. */
final readonly class DependentChanges
{
    public function __construct(private Changes $changes, private Storage $storage)
    {
    }

    /** @throws DomainError stale_version */
    public function trash(Record $record, Cause $cause): void
    {
        $this->changes->apply($record, $record->version, static fn () => wp_trash_post($record->id), $cause);
    }

    /**
     * Back to the status that it had.
     *
     * @throws DomainError stale_version
     */
    public function restore(Record $record, Cause $cause): void
    {
        $this->changes->apply($record, $record->version, static function () use ($record): void {
            wp_untrash_post($record->id);
            // WordPress takes the slug of the trash for a former address.
            delete_post_meta($record->id, '_wp_old_slug', $record->slug);
        }, $cause);
    }

    /**
     * @param array<string, mixed> $values by field key; null removes
     * @throws DomainError stale_version
     */
    public function write(Record $record, array $values, Cause $cause): void
    {
        $this->changes->apply($record, $record->version, fn () => $this->storage->writeValues($record->id, $record->type, $values), $cause);
    }

    /**
     * For good.
     *
     * @throws DomainError stale_version
     */
    public function delete(Record $record, Cause $cause): void
    {
        $this->changes->apply($record, $record->version, static fn () => wp_delete_post($record->id, true), $cause);
    }
}
