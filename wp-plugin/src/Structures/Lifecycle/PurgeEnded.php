<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Content\Actions\DependentChanges;
use Passerelle\Content\Cause;
use Passerelle\Content\OtherChange;
use Passerelle\Content\Records;
use Passerelle\Kernel\Transaction;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Viewer;

/** Deletes for good, with their files, what nobody can bring back any more. */
final readonly class PurgeEnded
{
    public function __construct(private EndedStore $ended, private Records $records, private DependentChanges $changes, private Transaction $transaction)
    {
    }

    /** @return int number of structures */
    public function __invoke(): int
    {
        $ended = $this->ended->endedUntil($this->ended->oldest());
        foreach ($ended as $structure) {
            $this->transaction->run(function () use ($structure): void {
                foreach ($this->records->findMany($this->ended->trashed($structure->id)) as $record) {
                    if ($record->status === Status::Trash) {
                        $this->changes->delete($record, new Cause(Viewer::anonymous(), OtherChange::Purge));
                    }
                }
                $this->ended->delete($structure->id);
            });
        }

        return count($ended);
    }
}
