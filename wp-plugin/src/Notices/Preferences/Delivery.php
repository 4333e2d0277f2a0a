<?php

declare(strict_types=1);

namespace Passerelle\Notices\Preferences;

use Closure;
use DateTimeImmutable;
use Passerelle\Kernel\Zones\Zone;

/** What becomes of one notice for one person: in the list of the workspace, a mail of its own, or a part of a digest. */
final readonly class Delivery
{
    private function __construct(public bool $isListed, public bool $isMailed, public ?DateTimeImmutable $digestAt)
    {
    }

    /**
     * @param Closure(): Zone $zone of the reader, which is read for digests only
     * @param DateTimeImmutable|null $before the mail would say nothing new from then on: a digest that comes later gives way to an earlier one, or to a mail at once
     */
    public static function of(Preference $preference, DigestTimes $times, DateTimeImmutable $now, Closure $zone, ?DateTimeImmutable $before = null): self
    {
        if ($preference->kind->mail() === null || $preference->mail === MailTiming::Never) {
            return new self($preference->app, false, null);
        }
        foreach (self::digests($preference->mail) as $timing) {
            $at = $times->next($timing, $now, $zone());
            if ($before === null || $at < $before) {
                return new self($preference->app, false, $at);
            }
        }

        return new self($preference->app, true, null);
    }

    /**
     * The notice of a thing that people follow with a timing of its own: the later one of this and the preference counts.
     *
     * @param Closure(): Zone $zone of the reader, which is read for digests only
     */
    public static function collected(Preference $preference, MailTiming $timing, DigestTimes $times, DateTimeImmutable $now, Closure $zone): self
    {
        $later = MailTiming::latest([$preference->mail, $timing]);

        return new self($preference->app, false, match ($later) {
            MailTiming::Never => null,
            MailTiming::Now => $now,
            MailTiming::Daily, MailTiming::Weekly => $times->next($later, $now, $zone()),
        });
    }

    /** The account will not read it. */
    public function isNothing(): bool
    {
        return !$this->isListed && !$this->isMailed && $this->digestAt === null;
    }

    /** @return list<MailTiming> the one that was chosen, and those that come before it */
    private static function digests(MailTiming $mail): array
    {
        return match ($mail) {
            MailTiming::Weekly => [MailTiming::Weekly, MailTiming::Daily],
            MailTiming::Daily => [MailTiming::Daily],
            default => [],
        };
    }
}
