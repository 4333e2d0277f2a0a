<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use DateTimeInterface;
use Passerelle\Calls\Management\Dates\DateChangeStore;
use Passerelle\Calls\Management\Dates\DateChangeTables;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Kernel\Composition\Priority;

/** The changes of dates of calls that a person made. They stay when the account ends, without their author. */
#[Priority(180)]
final readonly class DateChangeRecords implements PersonalRecords
{
    public function __construct(private DateChangeStore $changes)
    {
    }

    public function key(): string
    {
        return 'callDateChanges';
    }

    public function tables(): array
    {
        return [DateChangeTables::CHANGES];
    }

    public function of(int $userId): iterable
    {
        foreach ($this->changes->ofActor($userId) as $change) {
            yield [
                'id' => $change->postId,
                'date' => $change->at->format(DateTimeInterface::ATOM),
                'kind' => $change->kind->value,
                'opensAt' => $change->after->opensAt?->format(DateTimeInterface::ATOM),
                'closesAt' => $change->after->closesAt?->format(DateTimeInterface::ATOM),
                'reason' => $change->reason,
            ];
        }
    }

    public function erase(Erasure $erasure): void
    {
        $this->changes->removeActor($erasure->userId);
    }
}
