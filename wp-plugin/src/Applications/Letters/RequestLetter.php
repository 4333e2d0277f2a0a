<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Applications\Letters\Mails\LetterRequestMail;
use Passerelle\Applications\RequestThrottle;
use Passerelle\Kernel\DomainError;
use Passerelle\Mail\Mails;

/** Mails a referee the link of a letter, as often as an address may be written to. */
final readonly class RequestLetter
{
    public function __construct(private RequestThrottle $throttle, private Mails $mails)
    {
    }

    /** @throws DomainError rate_limited */
    public function check(string $email): void
    {
        $this->throttle->check($email);
    }

    /** @param int $sending which mail of the letter it is, from 1 */
    public function mail(int $letterId, string $email, int $sending): void
    {
        $this->mails->addressed(LetterRequestMail::KEY, LetterRequestMail::data($letterId, $sending));
        $this->throttle->count($email);
    }
}
