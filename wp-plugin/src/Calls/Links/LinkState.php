<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links;

/** What the checks of an external link found. */
enum LinkState: string
{
    case Ok = 'ok';
    /** No host, no answer, or an error. */
    case Dead = 'dead';
    /** It leads to a host of another owner. */
    case Moved = 'moved';
    /** Browsers warn of its certificate. */
    case BadCertificate = 'bad_certificate';
    /** A kind of link that is not requested: another port, credentials. */
    case Unchecked = 'unchecked';
}
