<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Cause;
use Passerelle\Content\Changes;
use Passerelle\Content\Record;
use Passerelle\Content\RecordAudit;

/** Writes what belongs to a record but changes none of its values: its version moves on, and the audit log has a line. */
final readonly class BesideRecord
{
    public function __construct(private Changes $changes, private RecordAudit $audit)
    {
    }

    /**
     * @param list<string> $fields
     * @param callable(): void $write
     */
    public function write(Record $record, ?int $version, Cause $cause, array $fields, callable $write): Record
    {
        return $this->changes->beside($record, $version ?? $record->version, function () use ($record, $cause, $fields, $write): void {
            $write();
            $this->audit->record($cause, $record, $record, $fields);
        });
    }
}
