<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Kernel\EmailAddress;
use SensitiveParameter;

/** Profile from a social network, verified by the frontend's server. */
final readonly class SocialPerson
{
    private const NAME_LENGTH = 60;

    private function __construct(
        public SocialProvider $provider,
        public string $subject,
        public string $email,
        public bool $isVerified,
        public string $firstName,
        public string $lastName,
    ) {
    }

    /**
     * @param string $subject user id of the network
     * @param string $email empty where there is none
     * @param bool $isVerified whether the network has verified the address
     */
    public static function fromNetwork(
        SocialProvider $provider,
        #[SensitiveParameter] string $subject,
        string $email,
        bool $isVerified,
        string $firstName,
        string $lastName,
    ): self {
        $email = EmailAddress::normalise($email);

        return new self($provider, $subject, EmailAddress::isValid($email) ? $email : '', $isVerified, self::name($firstName), self::name($lastName));
    }

    /** The person may correct it when completing the account. */
    private static function name(string $name): string
    {
        return mb_substr(trim((string) preg_replace('/[<>\p{C}\s]+/u', ' ', mb_scrub($name, 'UTF-8'))), 0, self::NAME_LENGTH);
    }
}
