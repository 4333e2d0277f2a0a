<?php

declare(strict_types=1);

namespace Passerelle\Tests;

use FilesystemIterator;
use Passerelle\Kernel\ErrorCode;
use Passerelle\Kernel\FieldErrorCode;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/** The codes with which the classes of a module refuse: the texts of its sources, and the cases of the enums, that are codes. */
final class RaisedCodes
{
    private const SOURCES = __DIR__ . '/../src';

    /** @return list<string> sorted */
    public static function of(string $module): array
    {
        $known = [...array_column(ErrorCode::cases(), 'value', 'name'), ...array_column(FieldErrorCode::cases(), 'value', 'name')];
        $found = [];
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator(self::SOURCES . "/{$module}", FilesystemIterator::SKIP_DOTS)) as $file) {
            if ($file instanceof SplFileInfo && $file->getExtension() === 'php') {
                $found = [...$found, ...self::in((string) file_get_contents($file->getPathname()), $known)];
            }
        }
        $codes = array_values(array_unique($found));
        sort($codes);

        return $codes;
    }

    /**
     * @param array<string, string> $known code by the name of its case
     * @return list<string>
     */
    private static function in(string $source, array $known): array
    {
        $codes = [];
        foreach (token_get_all($source) as $token) {
            $text = is_array($token) && $token[0] === T_CONSTANT_ENCAPSED_STRING ? substr($token[1], 1, -1) : '';
            if (in_array($text, $known, true)) {
                $codes[] = $text;
            }
        }
        preg_match_all('/\bErrorCode::(\w+)|\bFieldErrorCode::(\w+)/', $source, $cases);
        foreach ([...$cases[1], ...$cases[2]] as $name) {
            if (isset($known[$name])) {
                $codes[] = $known[$name];
            }
        }

        return $codes;
    }
}
