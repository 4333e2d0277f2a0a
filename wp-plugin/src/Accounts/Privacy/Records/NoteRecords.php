<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Applications\Handling\Notes\NoteStore;
use Passerelle\Applications\Handling\Notes\NoteTables;
use Passerelle\Kernel\Composition\Priority;

/** Notes that a person wrote about applications of others. They end with the application; until then, they stay without their author. */
#[Priority(145)]
final readonly class NoteRecords implements PersonalRecords
{
    public function __construct(private NoteStore $notes)
    {
    }

    public function key(): string
    {
        return 'application-notes';
    }

    public function tables(): array
    {
        return [NoteTables::NOTES];
    }

    public function of(int $userId): iterable
    {
        return $this->notes->ofAuthor($userId);
    }

    public function erase(Erasure $erasure): void
    {
        $this->notes->disown($erasure->userId);
    }
}
