<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use Passerelle\Kernel\StoredInstant;

/** Late links as data about who got them, and about who gave them. */
final readonly class PersonalLateLinks
{
    public function __construct(private LateLinkStore $links)
    {
    }

    /** @return iterable<array<string, mixed>> */
    public function of(int $userId): iterable
    {
        foreach ($this->links->ofPerson($userId) as $link) {
            yield $link->userId === $userId ? self::got($link) : self::granted($link);
        }
    }

    /** @return iterable<array<string, mixed>> */
    public function ofAddress(string $email): iterable
    {
        foreach ($this->links->ofAddress($email) as $link) {
            yield self::got($link);
        }
    }

    /** @return array<string, mixed> */
    private static function got(LateLink $link): array
    {
        return [...self::dates($link), 'role' => 'applicant', 'email' => $link->email, 'reason' => $link->reason];
    }

    /**
     * Without the address of who got it.
     *
     * @return array<string, mixed>
     */
    private static function granted(LateLink $link): array
    {
        return [...self::dates($link), 'role' => 'manager', 'email' => null, 'reason' => $link->reason];
    }

    /** @return array<string, mixed> */
    private static function dates(LateLink $link): array
    {
        return [
            'call' => $link->stage->callGroup,
            'until' => $link->until->format(StoredInstant::FORMAT),
            'grantedAt' => $link->grantedAt->format(StoredInstant::FORMAT),
            'usedAt' => $link->usedAt?->format(StoredInstant::FORMAT),
            'revokedAt' => $link->revokedAt?->format(StoredInstant::FORMAT),
        ];
    }
}
