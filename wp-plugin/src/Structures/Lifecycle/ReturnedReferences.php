<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Content\Actions\DependentChanges;
use Passerelle\Content\Cause;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\Status;

/** Brings back records and fields as they were before a structure ended. */
final readonly class ReturnedReferences
{
    /** The key of a row that names a record. */
    public const GROUP = 'groupId';

    public function __construct(private EndedStore $ended, private Records $records, private DependentChanges $changes)
    {
    }

    /**
     * Records that somebody has restored before stay as they are.
     *
     * @param list<int> $trashed post ids
     * @throws DomainError stale_version
     */
    public function restore(array $trashed, Cause $cause): void
    {
        foreach ($this->records->findMany($trashed) as $record) {
            if ($record->status === Status::Trash) {
                $this->changes->restore($record, $cause);
            }
        }
    }

    /**
     * A field that was edited since stays as it is.
     *
     * @throws DomainError stale_version
     */
    public function replace(EndedStructure $structure, Cause $cause): void
    {
        foreach ($this->ended->references($structure->id) as $reference) {
            $record = $this->records->find($reference->postId);
            if ($record !== null && ReplacedReference::digest($record->values->raw($reference->field)) === $reference->digest) {
                $this->changes->write($record, [$reference->field => self::before($record, $reference, $structure->groupId)], $cause);
            }
        }
    }

    private static function before(Record $record, ReplacedReference $reference, int $groupId): mixed
    {
        if ($reference->places === []) {
            return $groupId;
        }
        $rows = $record->values->raw($reference->field);
        $rows = is_array($rows) ? $rows : [];
        foreach ($reference->places as $place) {
            $rows[$place] = [...(is_array($rows[$place] ?? null) ? $rows[$place] : []), self::GROUP => $groupId];
        }

        return $rows;
    }
}
