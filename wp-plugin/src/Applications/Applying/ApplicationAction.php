<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

/** What applicants do with an application. */
enum ApplicationAction: string
{
    case Save = 'save';
    case Send = 'send';
    /** Writes again what was sent, which counts until it is sent again. */
    case TakeBack = 'takeBack';
    /** Ends an application that was sent. */
    case Withdraw = 'withdraw';
    /** Answers what was asked after sending: what was sent is sent again with these answers. */
    case Complete = 'complete';
    /** Deletes a draft that was never sent, or a trial. */
    case Delete = 'delete';
}
