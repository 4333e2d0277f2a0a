<?php

declare(strict_types=1);

namespace Passerelle\Site\Contact;

use DateTimeImmutable;
use Passerelle\Languages\Lang;

/** Message to the team. */
final readonly class ContactRequest
{
    /**
     * @param string $subject one line, like the names
     * @param Lang $language of the form
     * @param DateTimeImmutable $sentAt when they agreed to the privacy policy, too
     */
    public function __construct(
        public string $subject,
        public string $firstName,
        public string $lastName,
        public string $email,
        public string $message,
        public Lang $language,
        public DateTimeImmutable $sentAt,
    ) {
    }
}
