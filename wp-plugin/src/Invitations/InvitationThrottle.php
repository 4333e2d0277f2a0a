<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Rights\Viewer;

/** Limits how often one address is invited, by one person and by all together, in whatever way and into whatever structure. */
final readonly class InvitationThrottle
{
    private const DAY = 86_400;

    public function __construct(private Throttle $throttle, private Config $config)
    {
    }

    /**
     * @template T
     * @param string $email of the person invited; empty: no such person
     * @param callable(): T $invite counts for the address only if it succeeds, so that who may not invite does not exhaust its limit
     * @return T
     * @throws DomainError rate_limited
     */
    public function __invoke(Viewer $inviter, string $email, callable $invite): mixed
    {
        $address = EmailAddress::normalise($email);
        [$ofAll, $perDay] = ["invited:{$address}", $this->config->limit('invitations', 'perAddressAndDay')];
        if ($address !== '') {
            $this->throttle->count("invited-by:{$inviter->id}:{$address}", $this->config->limit('invitations', 'perInviterAddressAndDay'), self::DAY);
            $this->throttle->check($ofAll, $perDay);
        }
        $result = $invite();
        if ($address !== '') {
            $this->throttle->isWithin($ofAll, $perDay, self::DAY);
        }

        return $result;
    }
}
