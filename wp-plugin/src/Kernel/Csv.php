<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/**
 * CSV that spreadsheets open in columns and show as it is (docs/decisions/0173-csv-for-spreadsheets.md). A cell that a spreadsheet would take
 * for a formula begins with an apostrophe, one that it would read as another number with a tab.
 */
final readonly class Csv
{
    public const MEDIA_TYPE = 'text/csv; charset=utf-8';
    /** First bytes of a file, by which spreadsheets recognise UTF-8. */
    public const BYTE_ORDER_MARK = "\u{FEFF}";
    /** Spreadsheets expect the one of the reader's language: decimals have a comma in French. */
    private const SEPARATORS = ['fr' => ';', 'en' => ','];
    private const FORMULA = '/^[=+\-@\t\r]/';
    /** Leading zeros, more digits than are shown, or what looks like an exponent: "0012", "221771234567", "12e45". */
    private const CHANGED_NUMBER = '/^(?:0\d+|\d{12,}|\d+e\d+)$/iD';

    private string $separator;

    /** @param string $language of the reader */
    public function __construct(string $language)
    {
        $this->separator = self::SEPARATORS[$language] ?? ',';
    }

    /** @param list<int|string> $cells */
    public function line(array $cells): string
    {
        return implode($this->separator, array_map(self::cell(...), $cells)) . "\r\n";
    }

    private static function cell(int|string $value): string
    {
        $text = match (true) {
            !is_string($value) => (string) $value,
            preg_match(self::FORMULA, $value) === 1 => "'{$value}",
            preg_match(self::CHANGED_NUMBER, $value) === 1 => "\t{$value}",
            default => $value,
        };

        return '"' . str_replace('"', '""', $text) . '"';
    }
}
