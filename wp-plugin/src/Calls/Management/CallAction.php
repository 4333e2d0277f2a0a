<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

use Passerelle\Rights\Transition;

/** What people do with a call, in the words of the API. */
enum CallAction: string
{
    case Save = 'save';
    case Ready = 'ready';
    case Unready = 'unready';
    case Publish = 'publish';
    case Schedule = 'schedule';
    case Unschedule = 'unschedule';
    case Extend = 'extend';
    case CloseEarly = 'closeEarly';
    case Offline = 'offline';
    case Online = 'online';
    case Duplicate = 'duplicate';
    case Delete = 'delete';

    /** @return list<Transition> its rows in the table of transitions: the first one that the person may take; none: it makes another call */
    public function transitions(): array
    {
        return match ($this) {
            self::Save => [Transition::Save],
            self::Ready => [Transition::Ready],
            self::Unready => [Transition::Unready],
            self::Publish => [Transition::Publish],
            self::Schedule => [Transition::Schedule],
            self::Unschedule => [Transition::Unschedule],
            self::Extend => [Transition::Extend],
            self::CloseEarly => [Transition::CloseEarly],
            // The step of those who run the call, then that of staff.
            self::Offline => [Transition::Offline, Transition::TakeOffline],
            self::Online => [Transition::Online, Transition::PutBack],
            self::Duplicate => [],
            self::Delete => [Transition::Trash],
        };
    }

    /** Whether it may come with what is to be saved. */
    public function takesInput(): bool
    {
        return in_array($this, [self::Save, self::Ready, self::Publish, self::Schedule], true);
    }

    public function takesClosing(): bool
    {
        return $this === self::Extend || $this === self::CloseEarly;
    }

    public function takesReason(): bool
    {
        return $this->takesClosing() || $this === self::Offline;
    }
}
