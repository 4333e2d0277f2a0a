<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Languages\Lang;

/** Who is asked for a letter, as the applicant names them. */
final readonly class Referee
{
    /**
     * @param string $name one line
     * @param string $email normalised
     * @param Lang $language of mails to them
     * @param string $message of the applicant; may be empty
     */
    public function __construct(public string $name, public string $email, public Lang $language, public string $message)
    {
    }
}
