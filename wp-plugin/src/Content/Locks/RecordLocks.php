<?php

declare(strict_types=1);

namespace Passerelle\Content\Locks;

use Passerelle\Content\Actions\SaveGuard;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\Record;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Whoever may edit a record or decide on it may lock it, see who holds it, and take it over; only its holder saves meanwhile. */
#[Priority(150)]
final readonly class RecordLocks implements SaveGuard, ContentListener
{
    public function __construct(private LockStore $store, private EditorRecords $records)
    {
    }

    /**
     * @param int $id of a post in either language
     * @return array{holder: string|null, since: string|null, until: string|null} the lock as it now is
     * @throws DomainError not_found, also for what others have not published; forbidden; not_editable; locked_by_other
     */
    public function __invoke(Viewer $viewer, int $id, LockAction $action): array
    {
        if ($action === LockAction::Release) {
            return $this->release($viewer, $id);
        }
        $postId = $this->records->lockable($viewer, $id)->id;
        match ($action) {
            LockAction::Take, LockAction::TakeOver => $this->store->claim($postId, $viewer->id, $action === LockAction::TakeOver),
            LockAction::Renew => $this->store->renew($postId, $viewer->id),
        };
        $lock = $this->store->find($postId);
        if ($lock?->userId !== $viewer->id) {
            throw DomainError::lockedByOther(self::answer($lock));
        }

        return self::answer($lock);
    }

    /**
     * Also after a submission, which ended the lock: the form is closed then. Who may not lock the record does not learn who holds it.
     *
     * @return array{holder: string|null, since: string|null, until: string|null}
     */
    private function release(Viewer $viewer, int $id): array
    {
        $postId = $this->records->find($viewer, $id)->id;
        $this->store->release($postId, $viewer->id);
        try {
            $this->records->lockable($viewer, $id);
        } catch (DomainError) {
            return self::answer(null);
        }

        return self::answer($this->store->find($postId));
    }

    /** A save by the holder renews the lock. Without a lock a save is allowed: versions protect the record. */
    public function beforeSave(Viewer $actor, Record $record): void
    {
        $this->store->renew($record->id, $actor->id);
        $lock = $this->store->find($record->id);
        if ($lock !== null && $lock->userId !== $actor->id) {
            throw DomainError::lockedByOther(self::answer($lock));
        }
    }

    /** A step ends the lock: its holder, who may be unable to edit and release it now, would keep out the next one. */
    public function onContentChanged(ContentChanged $change): void
    {
        if ($change->before !== null && $change->before->status !== $change->after?->status) {
            $this->store->forgetPost($change->record()->id);
        }
    }

    /** @return array{holder: string|null, since: string|null, until: string|null} only for those who may edit the record */
    private static function answer(?Lock $lock): array
    {
        $holder = $lock === null ? false : get_userdata($lock->userId);

        return [
            'holder' => $holder === false ? null : $holder->display_name,
            'since' => $lock === null ? null : Times::text($lock->since),
            'until' => $lock === null ? null : Times::text($lock->until),
        ];
    }
}
