<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Content\Transition;

/** What the buttons of the edit screen ask for; the values are those of the buttons. */
enum Step: string
{
    case Save = 'save';
    /** Save although somebody else saved in the meantime, having seen the notice that says so. */
    case Overwrite = 'overwrite';
    case Publish = 'publish';
    case Schedule = 'schedule';
    case Unschedule = 'unschedule';
    /** A complete call that waits for its publication date. */
    case Ready = 'ready';
    case Unready = 'unready';
    case Offline = 'offline';
    case Online = 'online';
    case Complete = 'complete';
    case Reopen = 'reopen';
    case Trash = 'trash';
    case Translate = 'translate';

    public function transition(): ?Transition
    {
        return match ($this) {
            self::Save, self::Overwrite, self::Translate => null,
            self::Publish => Transition::Publish,
            self::Schedule => Transition::Schedule,
            self::Unschedule => Transition::Unschedule,
            self::Ready => Transition::Submit,
            self::Unready => Transition::Withdraw,
            self::Offline => Transition::TakeOffline,
            self::Online => Transition::PutOnline,
            self::Complete => Transition::Complete,
            self::Reopen => Transition::Reopen,
            self::Trash => Transition::Trash,
        };
    }

    /** The key of the notice that says it is done. */
    public function notice(): string
    {
        return 'notice.' . match ($this) {
            self::Save, self::Overwrite => 'saved',
            default => $this->value,
        };
    }
}
