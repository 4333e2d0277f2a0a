<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Applications\Messages\ThreadMarks;
use Passerelle\Applications\Messages\ThreadStore;
use Passerelle\Applications\Messages\ThreadTables;
use Passerelle\Kernel\Composition\Priority;

/** Messages that a person wrote about applications. They end with the application; until then, they stay without their author. */
#[Priority(148)]
final readonly class ThreadRecords implements PersonalRecords
{
    public function __construct(private ThreadStore $threads, private ThreadMarks $marks)
    {
    }

    public function key(): string
    {
        return 'application-messages';
    }

    public function tables(): array
    {
        return [ThreadTables::MESSAGES, ThreadTables::FILES, ThreadTables::MARKS];
    }

    public function of(int $userId): iterable
    {
        return $this->threads->ofAuthor($userId);
    }

    public function erase(Erasure $erasure): void
    {
        $this->threads->disown($erasure->userId);
        $this->marks->erase($erasure->userId);
    }
}
