<?php

declare(strict_types=1);

namespace Passerelle\Content\Previews;

use DateInterval;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DerivedKeys;
use Passerelle\Kernel\DomainError;
use SensitiveParameter;

/** Signed links: "id_group_user_end_signature". Their rows contain no secret. */
final readonly class PreviewLinks
{
    private const FORM = '/\A([1-9]\d{0,18})_([1-9]\d{0,18})_([1-9]\d{0,18})_([1-9]\d{0,18})_([0-9a-f]{64})\z/';

    public function __construct(
        #[From(TokenKeys::class, 'derive', 'passerelle-preview')] private DerivedKeys $keys,
        private PreviewStore $store,
        private Clock $clock,
        #[Limit('previews', 'days')] private int $days,
    ) {
    }

    public function issue(int $groupId, int $userId): PreviewLink
    {
        return $this->store->add($groupId, $userId, $this->clock->now(), $this->clock->now()->add(new DateInterval("P{$this->days}D")));
    }

    public function sign(PreviewLink $link): string
    {
        $text = self::text($link);

        return "{$text}_{$this->keys->sign($text)}";
    }

    /** @throws DomainError not_found: not one of ours · link_expired: too old, or revoked */
    public function read(#[SensitiveParameter] string $hash): PreviewLink
    {
        $signed = strrpos($hash, '_');
        if (preg_match(self::FORM, $hash, $parts) !== 1 || !$this->keys->verify(substr($hash, 0, (int) $signed), $parts[5])) {
            throw DomainError::notFound();
        }
        $link = $this->store->find((int) $parts[1]);
        $isSame = $link !== null && self::text($link) === substr($hash, 0, (int) $signed);

        return $isSame && $link->expiresAt > $this->clock->now() ? $link : throw new DomainError('link_expired');
    }

    private static function text(PreviewLink $link): string
    {
        return "{$link->id}_{$link->groupId}_{$link->userId}_{$link->expiresAt->getTimestamp()}";
    }
}
