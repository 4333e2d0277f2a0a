<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\Ranking;

use DateTimeImmutable;
use Passerelle\Catalogue\Candidate;

/**
 * Orders candidates for a person, a pure function of what visitors may know of them, of the person's wishes and of the time: matching
 * opportunities before sectors and countries, the recent and the urgent before the rest, and not all of one kind.
 */
final class Ranking
{
    private const OPPORTUNITY = 6.0;
    private const SECTOR = 2.0;
    private const COUNTRY = 1.5;
    private const BOTH = 0.5;
    /** Weight of each further sector or country, up to FURTHER of them. */
    private const MORE = 0.2;
    private const FURTHER = 3;
    /** Who wants all of them prefers none. */
    private const ANY = 0.4;
    private const FRESHNESS = 1.0;
    private const DAY = 86_400;
    private const HALF_LIFE_DAYS = 30;
    private const URGENCY = 0.6;
    private const SOON_DAYS = 14;
    private const OTHER_LANGUAGE = -0.3;
    /** Each item of the same type that is already in the list. */
    private const SAME_TYPE = 0.93;
    /** Each item with the same first reason and value that is already in the list. */
    private const SAME_REASON = 0.95;

    /**
     * @param list<Candidate> $candidates
     * @return list<Ranked> best first
     */
    public static function of(array $candidates, Wishes $wishes, DateTimeImmutable $now, int $limit): array
    {
        $ranked = array_map(static fn (Candidate $each): Ranked => self::score($each, $wishes, $now), $candidates);
        // Equal scores: the newest item first, so that the order never depends on that of the candidates.
        usort($ranked, static fn (Ranked $one, Ranked $other): int => [$other->score, $other->candidate->groupId] <=> [$one->score, $one->candidate->groupId]);

        return self::varied($ranked, $limit);
    }

    private static function score(Candidate $candidate, Wishes $wishes, DateTimeImmutable $now): Ranked
    {
        $interests = $wishes->interests;
        $sector = self::worth(count($candidate->sectors), self::SECTOR, $interests->allSectors);
        $country = self::worth(count($candidate->countries), self::COUNTRY, $interests->allCountries);
        $isBoth = $sector > 0 && $country > 0 && !$interests->allSectors && !$interests->allCountries;
        $parts = [
            [ReasonCode::OffersSought, self::OPPORTUNITY * $wishes->offers->strength($candidate->groupId)],
            [ReasonCode::SeeksOffered, self::OPPORTUNITY * $wishes->needs->strength($candidate->groupId)],
            [ReasonCode::Sector, $sector],
            [ReasonCode::Country, $country],
            [ReasonCode::ClosingSoon, self::isSoon($candidate->closesAt, $now) && !self::isSoon($candidate->startsAt, $now) ? self::URGENCY : 0.0],
            [ReasonCode::ComingSoon, self::isSoon($candidate->startsAt, $now) ? self::URGENCY : 0.0],
        ];
        $reasons = array_values(array_filter($parts, static fn (array $part): bool => $part[1] > 0));
        usort($reasons, static fn (array $one, array $other): int => $other[1] <=> $one[1]);
        $codes = array_column($reasons, 0);

        return new Ranked(
            $candidate,
            array_sum(array_column($parts, 1)) + ($isBoth ? self::BOTH : 0) + self::freshness($candidate->publishedAt, $now)
                + ($candidate->language === $wishes->language ? 0 : self::OTHER_LANGUAGE),
            $codes === [] ? [ReasonCode::Recent] : $codes,
        );
    }

    private static function worth(int $count, float $first, bool $isAny): float
    {
        return match (true) {
            $count === 0 => 0.0,
            $isAny => self::ANY,
            default => $first + self::MORE * min($count - 1, self::FURTHER),
        };
    }

    private static function freshness(DateTimeImmutable $publishedAt, DateTimeImmutable $now): float
    {
        $days = max(0, $now->getTimestamp() - $publishedAt->getTimestamp()) / self::DAY;

        return self::FRESHNESS * 0.5 ** ($days / self::HALF_LIFE_DAYS);
    }

    private static function isSoon(?DateTimeImmutable $at, DateTimeImmutable $now): bool
    {
        return $at !== null && $at >= $now && $at->getTimestamp() - $now->getTimestamp() <= self::SOON_DAYS * self::DAY;
    }

    /**
     * Takes the best one again and again, each time after making what the list already has worth less.
     *
     * @param list<Ranked> $ranked best first
     * @return list<Ranked>
     */
    private static function varied(array $ranked, int $limit): array
    {
        $list = $types = $reasons = [];
        while ($ranked !== [] && count($list) < $limit) {
            $best = null;
            $highest = -INF;
            foreach ($ranked as $at => $each) {
                // The rest is worth less even without a deduction.
                if ($each->score <= $highest) {
                    break;
                }
                $factor = self::SAME_TYPE ** ($types[$each->candidate->type->value] ?? 0) * self::SAME_REASON ** ($reasons[self::theme($each)] ?? 0);
                $score = $each->score > 0 ? $each->score * $factor : $each->score;
                if ($score > $highest) {
                    [$best, $highest] = [$at, $score];
                }
            }
            $chosen = $ranked[$best ?? array_key_first($ranked)];
            unset($ranked[$best ?? array_key_first($ranked)]);
            $types[$chosen->candidate->type->value] = ($types[$chosen->candidate->type->value] ?? 0) + 1;
            $reasons[self::theme($chosen)] = ($reasons[self::theme($chosen)] ?? 0) + 1;
            $list[] = $chosen;
        }

        return $list;
    }

    /** What the first reason is about; matches of opportunities are about something different each. */
    private static function theme(Ranked $ranked): string
    {
        $candidate = $ranked->candidate;

        return match ($ranked->reasons[0]) {
            ReasonCode::OffersSought, ReasonCode::SeeksOffered => (string) $candidate->groupId,
            ReasonCode::Sector => "sector {$candidate->sectors[0]}",
            ReasonCode::Country => "country {$candidate->countries[0]}",
            default => $ranked->reasons[0]->value,
        };
    }
}
