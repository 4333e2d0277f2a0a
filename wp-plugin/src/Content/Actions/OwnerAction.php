<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Rights\Transition;

/** What the owner of a record may ask for, in the words of the API. */
enum OwnerAction: string
{
    case Save = 'save';
    case Submit = 'submit';
    case Withdraw = 'withdraw';
    case Propose = 'propose';
    case WithdrawProposal = 'withdrawProposal';
    case Offline = 'offline';
    case Online = 'online';
    case Complete = 'complete';
    case Reopen = 'reopen';
    case Delete = 'delete';

    /** Its row in the table of transitions. */
    public function transition(): Transition
    {
        return match ($this) {
            self::Save => Transition::Save,
            self::Submit => Transition::Submit,
            self::Withdraw => Transition::Withdraw,
            self::Propose => Transition::Propose,
            self::WithdrawProposal => Transition::WithdrawProposal,
            self::Offline => Transition::Offline,
            self::Online => Transition::Online,
            self::Complete => Transition::Complete,
            self::Reopen => Transition::Reopen,
            self::Delete => Transition::Trash,
        };
    }

    /** Whether it may come with what is to be saved. */
    public function takesInput(): bool
    {
        return $this->needsInput() || $this === self::Submit;
    }

    public function needsInput(): bool
    {
        return $this === self::Save || $this === self::Propose;
    }

    /** Whether it may make a new record. */
    public function canBegin(): bool
    {
        return $this === self::Save || $this === self::Submit;
    }
}
