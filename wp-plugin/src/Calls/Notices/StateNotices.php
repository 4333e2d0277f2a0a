<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Model\Status;
use Passerelle\Notices\RecordEditors;
use Passerelle\Rights\Transition;

/**
 * Notifies owner, managers and mentors when a call is scheduled, published (also by the clock), taken offline or put back:
 * with its first public language and with its last one.
 */
final readonly class StateNotices
{
    /** Key in the data of a notice: the planned instant. */
    public const AT = 'at';

    public function __construct(private NotifyPeople $notify, private Records $records, private RecordEditors $editors)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $after = $change->after;
        $event = self::event($change);
        if ($after === null || $event === null || $this->isStateOfAnother($event, $after)) {
            return;
        }
        // Owner and co-editors are notified of what staff do by a notice of its own.
        $knowing = in_array($change->cause->action, [Transition::TakeOffline, Transition::PutBack], true) ? $this->editors->of($after) : [];
        $people = array_values(array_diff(CallPeople::team($after), $knowing, [$change->cause->actor->id]));
        $at = $event === CallEvent::Scheduled ? $after->publishedAt?->format(DATE_ATOM) : null;
        ($this->notify)($event, $after, $people, $at === null ? [] : [self::AT => $at]);
    }

    private static function event(ContentChanged $change): ?CallEvent
    {
        $before = $change->before?->status;
        $after = $change->after?->status;

        return match (true) {
            $before === $after => null,
            $after === Status::Scheduled => CallEvent::Scheduled,
            $after?->isPublic() === true && $before === Status::Offline => CallEvent::Online,
            $after?->isPublic() === true && $before?->isPublic() !== true => CallEvent::Published,
            $after === Status::Offline && $before?->isPublic() === true => CallEvent::Offline,
            default => null,
        };
    }

    /** Whether another language of the call makes it no news. */
    private function isStateOfAnother(CallEvent $event, Record $call): bool
    {
        foreach ($this->records->findGroups([$call->groupId])[$call->groupId] ?? [] as $other) {
            $isPlannedToo = $event === CallEvent::Scheduled
                && $other->status === Status::Scheduled
                && $other->publishedAt?->getTimestamp() === $call->publishedAt?->getTimestamp();
            if ($other->id !== $call->id && ($isPlannedToo || $other->status->isPublic())) {
                return true;
            }
        }

        return false;
    }
}
