<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/** CSV for spreadsheets by RFC 4180. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
final class Csv
{
    /** First bytes of a file, by which spreadsheets recognise UTF-8. */
    public const BYTE_ORDER_MARK = "\u{FEFF}";
    public const MEDIA_TYPE = 'text/csv; charset=utf-8';
    private const FORMULA = '/^[=+\-@\t\r]/';

    /** @param list<int|string> $cells */
    public static function line(array $cells): string
    {
        return implode(',', array_map(self::cell(...), $cells)) . "\r\n";
    }

    private static function cell(int|string $value): string
    {
        $text = is_string($value) && preg_match(self::FORMULA, $value) === 1 ? "'{$value}" : (string) $value;

        return '"' . str_replace('"', '""', $text) . '"';
    }
}
