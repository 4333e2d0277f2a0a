<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use RuntimeException;

/** The mail server got the whole mail and did not answer: it may have taken it. The message contains no address. */
final class MailUnanswered extends RuntimeException
{
}
