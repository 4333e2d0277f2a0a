<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use RuntimeException;

/** The mail server puts the recipient off (4xx in answer to RCPT), and may take others. The message contains no address. */
final class RecipientPostponed extends RuntimeException
{
}
