<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Applications\Handling\Duplicates\SentMarks;
use Passerelle\Applications\Handling\Views\ViewStore;
use Passerelle\Applications\Handling\Views\ViewTables;
use Passerelle\Kernel\Composition\Priority;

/** Views of lists of applications that a person saved, and the hash of the person’s address by which duplicates are found. */
#[Priority(147)]
final readonly class ViewRecords implements PersonalRecords
{
    public function __construct(private ViewStore $views, private SentMarks $marks)
    {
    }

    public function key(): string
    {
        return 'application-views';
    }

    public function tables(): array
    {
        return [ViewTables::VIEWS];
    }

    public function of(int $userId): iterable
    {
        foreach ($this->views->ofPerson($userId) as $row) {
            yield ['call' => (int) $row['call_group'], 'name' => $row['name'], 'filters' => $row['search'], 'shared' => $row['is_shared'] === '1'];
        }
    }

    public function erase(Erasure $erasure): void
    {
        $this->views->erase($erasure->userId);
        if ($erasure->email !== '') {
            $this->marks->forgetAddress($erasure->email);
        }
    }
}
