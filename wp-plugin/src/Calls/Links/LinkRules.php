<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links;

use DateInterval;
use DateTimeImmutable;
use Passerelle\Calls\Links\Fetching\Finding;
use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;

/** What a check changes, and when the next one is due. */
#[Factory('from')]
final readonly class LinkRules
{
    /**
     * @param int $failures in a row, after which a link counts as dead
     * @param int $recheckHours after the first failure
     * @param int $everyHours between two checks otherwise
     * @param int $shownAfterDays visitors are warned of a link that is dead for so long
     */
    public function __construct(private int $failures, private int $recheckHours, private int $everyHours, private int $shownAfterDays)
    {
    }

    public static function from(Config $config): self
    {
        return new self(
            $config->limit('callLinks', 'failures'),
            $config->limit('callLinks', 'recheckHours'),
            $config->limit('callLinks', 'everyHours'),
            $config->limit('callLinks', 'shownAfterDays'),
        );
    }

    public function after(Link $link, Finding $finding, DateTimeImmutable $now): Link
    {
        $isFailure = $finding->state === LinkState::Dead;
        $failures = $isFailure ? $link->failures + 1 : 0;
        $failingSince = $isFailure ? $link->failingSince ?? $now : null;
        // One failure proves nothing: what was known before still holds.
        $state = $isFailure && $failures < $this->failures ? $link->state : $finding->state;
        $since = match (true) {
            $state === $link->state => $link->since,
            $isFailure => $failingSince,
            default => $now,
        };

        return new Link(
            $link->groupId,
            $link->url,
            $state,
            $since,
            $now,
            $state === $finding->state ? $finding->host : $link->finalHost,
            $failures,
            $failingSince,
            $link->endsAt,
            $state === LinkState::Dead && $since !== null && $this->shownFrom($since) <= $now,
        );
    }

    public function nextCheck(Link $link, DateTimeImmutable $now): DateTimeImmutable
    {
        if ($link->failures > 0 && $link->state !== LinkState::Dead) {
            return $now->add(self::hours($this->recheckHours));
        }
        $next = $now->add(self::hours($this->everyHours));
        $shown = $link->state === LinkState::Dead && !$link->isShown && $link->since !== null ? $this->shownFrom($link->since) : $next;

        return min($next, max($shown, $now));
    }

    private function shownFrom(DateTimeImmutable $since): DateTimeImmutable
    {
        return $since->add(new DateInterval("P{$this->shownAfterDays}D"));
    }

    private static function hours(int $hours): DateInterval
    {
        return new DateInterval("PT{$hours}H");
    }
}
