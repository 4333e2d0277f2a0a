<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Passerelle\Kernel\Csv;

/** Lines of the audit log as a file: CSV for spreadsheets, or one JSON object a line. */
final class AuditExport
{
    public const FORMATS = ['csv' => Csv::MEDIA_TYPE, 'jsonl' => 'application/jsonl; charset=utf-8'];
    private const COLUMNS = ['id', 'at', 'actor', 'roles', 'action', 'post', 'record', 'before', 'after', 'fields', 'reason', 'hash'];

    /**
     * @param key-of<self::FORMATS> $format
     * @param string $language of the reader
     * @param iterable<AuditRow> $rows
     * @return iterable<string>
     */
    public static function write(string $format, string $language, iterable $rows): iterable
    {
        $csv = new Csv($language);
        if ($format === 'csv') {
            yield Csv::BYTE_ORDER_MARK . $csv->line(self::COLUMNS);
        }
        foreach ($rows as $row) {
            yield $format === 'csv'
                ? $csv->line(array_values($row->toArray()))
                : json_encode($row->toArray(), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR) . "\n";
        }
    }
}
