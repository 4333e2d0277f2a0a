<?php

declare(strict_types=1);

namespace Passerelle\Content;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Passerelle\Kernel\Zones\Zone;

/**
 * What the clocks of a record’s zone show at its instants, stored beside them: after a change of the database of zones, the instants
 * follow from it anew, and what was typed stays.
 */
final class LocalTimes
{
    public const META = '_passerelle_local_times';
    public const ZONE = 'zone';
    private const FORMAT = 'Y-m-d\TH:i:s';

    /** @return list<Field> instants of the record’s zone; none of types without a zone */
    public static function fields(Definition $definition): array
    {
        $fields = $definition->fields();

        return $fields->has(self::ZONE)
            ? array_values(array_filter(iterator_to_array($fields, false), static fn (Field $field): bool => $field->kind === FieldKind::Instant && !$field->isLedger))
            : [];
    }

    /** @return array<string, string> by key of the field, those that the record has */
    public static function of(Definition $definition, Values $values): array
    {
        $zone = Zone::named($values->text(self::ZONE));
        $times = [];
        foreach (self::fields($definition) as $field) {
            $instant = self::instant($values->text($field->key));
            if ($instant !== null) {
                $times[$field->key] = self::text($instant, $zone);
            }
        }

        return $times;
    }

    public static function text(DateTimeImmutable $instant, Zone $zone): string
    {
        return $zone->asIfUtc($instant)->format(self::FORMAT);
    }

    /** @return array<string, string> as stored; empty of records that were written before there were any */
    public static function stored(int $postId): array
    {
        $stored = get_post_meta($postId, self::META, true);

        return is_array($stored) ? array_filter($stored, is_string(...)) : [];
    }

    public static function instant(string $text): ?DateTimeImmutable
    {
        try {
            return $text === '' ? null : new DateTimeImmutable($text, new DateTimeZone(Zone::UTC));
        } catch (Exception) {
            return null;
        }
    }
}
