<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Export;

use RuntimeException;

/** A list as a JSON file on disk, written row by row, with constant memory. */
final readonly class JsonFile
{
    private const FLAGS = JSON_THROW_ON_ERROR | JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE;

    /**
     * @param iterable<array<string, mixed>> $rows
     * @return int number of rows
     */
    public static function write(string $path, iterable $rows): int
    {
        $file = fopen($path, 'wb');
        if ($file === false) {
            throw new RuntimeException('A file of the export could not be written.');
        }
        $count = 0;
        fwrite($file, '[');
        foreach ($rows as $row) {
            fwrite($file, ($count === 0 ? "\n" : ",\n") . json_encode($row, self::FLAGS));
            $count++;
        }
        fwrite($file, $count === 0 ? "]\n" : "\n]\n");
        fclose($file);

        return $count;
    }
}
