<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Passerelle\Content\Record;
use Passerelle\Events\EventDate;
use Passerelle\Events\EventDates;
use Passerelle\Events\Timing;
use Passerelle\Content\Model\ContentType;

/** The dates of an item that its followers wait for: the closing of a call, the beginning of each date of an event. */
final class ItemDates
{
    private const TYPES = [ContentType::CallForApplication, ContentType::Event];

    /** @return list<ContentType> those whose items have one */
    public static function types(): array
    {
        return self::TYPES;
    }

    /** @return list<ItemDate> in their order; none for other types */
    public static function of(Record $record): array
    {
        $zone = $record->values->text('zone');
        $closing = $record->type === ContentType::CallForApplication ? self::instant($record->values->text('closesAt')) : null;

        return match (true) {
            $closing !== null => [new ItemDate(DateKind::Closing, $closing, $zone)],
            $record->type === ContentType::Event => array_map(
                static fn (EventDate $date): ItemDate => new ItemDate(DateKind::Beginning, $date->start, $zone, Timing::isAllDay($record->values)),
                EventDates::of($record->values)?->all() ?? [],
            ),
            default => [],
        };
    }

    /** The next one, otherwise the last one. */
    public static function next(Record $record, DateTimeImmutable $now): ?ItemDate
    {
        $dates = self::of($record);
        $ahead = array_values(array_filter($dates, static fn (ItemDate $date): bool => $date->at >= $now));

        return $ahead[0] ?? $dates[array_key_last($dates) ?? 0] ?? null;
    }

    private static function instant(string $text): ?DateTimeImmutable
    {
        if ($text === '') {
            return null;
        }
        try {
            return (new DateTimeImmutable($text, new DateTimeZone('UTC')))->setTimezone(new DateTimeZone('UTC'));
        } catch (Exception) {
            return null;
        }
    }
}
