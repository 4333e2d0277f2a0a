<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Passerelle\Content\Record;
use Passerelle\Model\ContentType;

/** The dates of an item that its followers wait for: the closing of a call, the beginning of an event. */
final class ItemDates
{
    private const FIELDS = ['call_for_application' => ['closesAt', DateKind::Closing], 'event' => ['startsAt', DateKind::Beginning]];

    /** @return list<ContentType> those whose items have one */
    public static function types(): array
    {
        return array_map(ContentType::from(...), array_keys(self::FIELDS));
    }

    /** @return list<ItemDate> in their order; none for other types */
    public static function of(Record $record): array
    {
        [$field, $kind] = self::FIELDS[$record->type->value] ?? ['', null];
        $at = $kind === null ? null : self::instant($record->values->text($field));

        return $kind === null || $at === null ? [] : [new ItemDate($kind, $at, $record->values->text('zone'))];
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
