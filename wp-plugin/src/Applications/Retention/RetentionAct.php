<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

/** What the end of a retention asks for at an instant. */
enum RetentionAct
{
    case Nothing;
    /** Tells the applicants when it will be removed. */
    case Notify;
    /** Takes back what was announced, or the removal. */
    case Cancel;
    /** Nobody reads it from now on. */
    case Remove;
    /** Deletes it for good. */
    case Purge;
}
