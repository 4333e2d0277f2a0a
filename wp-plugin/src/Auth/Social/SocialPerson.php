<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Kernel\EmailAddress;
use SensitiveParameter;

/** Who a network says somebody is; the frontend's server has had it proven. */
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
     * @param string $subject the network's own name for the person
     * @param string $email empty where there is none
     * @param bool $isVerified the network says that it has proven the address
     */
    public static function given(
        SocialProvider $provider,
        #[SensitiveParameter] string $subject,
        string $email,
        bool $isVerified,
        string $firstName,
        string $lastName,
    ): self {
        $email = EmailAddress::normalise($email);

        return new self($provider, $subject, EmailAddress::isOne($email) ? $email : '', $isVerified, self::name($firstName), self::name($lastName));
    }

    /** The person corrects it before the account is complete. */
    private static function name(string $name): string
    {
        return mb_substr(trim((string) preg_replace('/[<>\p{C}\s]+/u', ' ', mb_scrub($name, 'UTF-8'))), 0, self::NAME_LENGTH);
    }
}
