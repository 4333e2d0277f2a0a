<?php

declare(strict_types=1);

namespace Passerelle\Admin\Security;

use Passerelle\Kernel\Csv;
use Passerelle\Security\StoredEvent;

/** Events as a file: CSV for spreadsheets, or JSON. Every value is a code, a hash, a number or a time. */
final class EventExport
{
    public const FORMATS = ['csv' => Csv::MEDIA_TYPE, 'json' => 'application/json; charset=utf-8'];

    /**
     * @param string $language of the reader
     * @param list<StoredEvent> $events
     */
    public static function write(string $format, string $language, array $events): string
    {
        $rows = array_map(static fn (StoredEvent $event): array => $event->toArray(), $events);
        if ($format === 'json') {
            return json_encode($rows, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR) . "\n";
        }
        $header = ['id', 'at', 'event', 'outcome', 'reason', 'account', 'actor', 'network', 'object', 'requestId'];

        $csv = new Csv($language);

        return Csv::BYTE_ORDER_MARK . implode('', array_map(static fn (array $row): string => $csv->line(array_values($row)), [$header, ...$rows]));
    }
}
