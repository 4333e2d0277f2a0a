<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use DateTimeInterface;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\ModerationTables;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;

/** The decisions of a validator. They stay when the account ends, without their author. */
#[Priority(170)]
final readonly class DecisionRecords implements PersonalRecords
{
    public function __construct(private DecisionStore $decisions)
    {
    }

    public function key(): string
    {
        return 'decisions';
    }

    public function tables(): array
    {
        return [ModerationTables::DECISIONS];
    }

    public function of(int $userId): iterable
    {
        foreach ($this->decisions->ofModerator($userId) as $decision) {
            yield [
                'id' => $decision->postId,
                'target' => $decision->target->value,
                'status' => $decision->decision->value,
                'date' => $decision->decidedAt->format(DateTimeInterface::ATOM),
                'comment' => $decision->comment,
                'rejectionReason' => $decision->reason?->value,
                'rejectionText' => $decision->reasonText,
            ];
        }
    }

    public function erase(Erasure $erasure): void
    {
        $this->decisions->removeModerator($erasure->userId);
    }
}
