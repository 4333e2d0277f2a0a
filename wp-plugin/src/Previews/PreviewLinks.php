<?php

declare(strict_types=1);

namespace Passerelle\Previews;

use DateTimeImmutable;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DerivedKeys;
use Passerelle\Kernel\DomainError;
use SensitiveParameter;

/** Signed links: "group_user_end_signature". Nothing is stored. */
final readonly class PreviewLinks
{
    private const DAY = 86_400;
    private const FORM = '/\A([1-9]\d{0,18})_([1-9]\d{0,18})_([1-9]\d{0,18})_([0-9a-f]{64})\z/';

    public function __construct(private DerivedKeys $keys, private Clock $clock, private int $days)
    {
    }

    public function issue(int $groupId, int $userId): PreviewLink
    {
        $end = $this->clock->now()->getTimestamp() + $this->days * self::DAY;

        return new PreviewLink($groupId, $userId, new DateTimeImmutable("@{$end}"));
    }

    public function sign(PreviewLink $link): string
    {
        $text = self::text($link);

        return "{$text}_{$this->keys->sign($text)}";
    }

    /** @throws DomainError not_found: not one of ours · link_expired */
    public function read(#[SensitiveParameter] string $hash): PreviewLink
    {
        if (preg_match(self::FORM, $hash, $parts) !== 1) {
            throw DomainError::notFound();
        }
        $link = new PreviewLink((int) $parts[1], (int) $parts[2], new DateTimeImmutable('@' . (int) $parts[3]));
        if (!$this->keys->verify(self::text($link), $parts[4])) {
            throw DomainError::notFound();
        }

        return $link->expiresAt > $this->clock->now() ? $link : throw new DomainError('link_expired');
    }

    private static function text(PreviewLink $link): string
    {
        return "{$link->groupId}_{$link->userId}_{$link->expiresAt->getTimestamp()}";
    }
}
