<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\OtherChange;
use Passerelle\Content\Record;

/** Notifies managers and mentors whom a change of a call names, and those whom it no longer names. */
final readonly class RoleNotices
{
    public function __construct(private NotifyPeople $notify)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $after = $change->after;
        // A further language repeats those who are named already; an account that ends needs no notice.
        if ($after === null || ($change->before === null && count($after->translations) > 1) || $change->cause->action === OtherChange::Unname) {
            return;
        }
        $by = $change->cause->actor->id;
        $this->compare($after, CallPeople::managers($change->before), CallPeople::managers($after), CallEvent::ManagerNamed, CallEvent::ManagerRemoved, $by);
        $this->compare($after, CallPeople::mentors($change->before), CallPeople::mentors($after), CallEvent::MentorNamed, CallEvent::MentorRemoved, $by);
    }

    /**
     * @param list<int> $before
     * @param list<int> $after
     */
    private function compare(Record $call, array $before, array $after, CallEvent $named, CallEvent $removed, int $by): void
    {
        ($this->notify)($named, $call, array_values(array_diff($after, $before, [$by])));
        ($this->notify)($removed, $call, array_values(array_diff($before, $after, [$by])));
    }
}
