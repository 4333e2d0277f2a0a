<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;

/** What became of a decision on one record. */
final readonly class Outcome
{
    /**
     * @param Record|null $record as it is now; null: refused
     * @param StoredDecision|null $last the decision that was faster
     */
    private function __construct(public int $id, public ?Record $record, public ?DomainError $error, public ?StoredDecision $last)
    {
    }

    public static function decided(Record $record): self
    {
        return new self($record->id, $record, null, null);
    }

    public static function refused(int $id, DomainError $error, ?StoredDecision $last): self
    {
        return new self($id, null, $error, $last);
    }
}
