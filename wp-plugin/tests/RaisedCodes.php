<?php

declare(strict_types=1);

namespace Passerelle\Tests;

use FilesystemIterator;
use Passerelle\Kernel\ErrorCode;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Tests\Architecture\ModuleOrder;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/** The codes with which sources refuse: their texts that are codes, and the cases of the enums. */
final class RaisedCodes
{
    private const SOURCES = __DIR__ . '/../src';
    /** They declare all codes. */
    private const DECLARATIONS = ['ErrorCode.php', 'FieldErrorCode.php'];
    private const SERVER = __DIR__ . '/../../frontend/server';
    private const NOT_OF_THE_SERVER = '~/testing/|\.test\.ts$~';
    /** Calls declare there how they answer an unexpected failure. */
    private const CALLS = __DIR__ . '/../../frontend/shared/config/calls';

    /**
     * @param string $module of ModuleOrder, without the modules inside its folder
     * @return list<string> sorted
     */
    public static function of(string $module): array
    {
        return self::inFolder(self::folder($module), array_map(self::folder(...), ModuleOrder::inside($module)));
    }

    private static function folder(string $module): string
    {
        return self::SOURCES . '/' . strtr($module, '\\', '/') . '/';
    }

    /** @return list<string> sorted; of all modules */
    public static function ofPlugin(): array
    {
        return self::inFolder(self::SOURCES);
    }

    /** @return list<string> sorted; of the frontend server, and of the calls that it answers */
    public static function ofServer(): array
    {
        $found = [];
        foreach (self::files(self::SERVER, 'ts') as $path) {
            if (preg_match(self::NOT_OF_THE_SERVER, $path) !== 1) {
                preg_match_all("/'(\\w+)'/", (string) file_get_contents($path), $texts);
                $found = [...$found, ...$texts[1]];
            }
        }
        foreach (self::files(self::CALLS, 'ts') as $path) {
            preg_match_all("/\\bfailsAs: '(\\w+)'/", (string) file_get_contents($path), $texts);
            $found = [...$found, ...$texts[1]];
        }

        return self::sorted(array_intersect($found, self::known()));
    }

    /**
     * @param list<string> $without folders inside it
     * @return list<string> sorted
     */
    private static function inFolder(string $folder, array $without = []): array
    {
        $known = self::known();
        $found = [];
        foreach (self::files($folder, 'php') as $path) {
            $isInside = array_filter($without, static fn (string $each): bool => str_starts_with($path, $each)) !== [];
            if (!$isInside && !in_array(basename($path), self::DECLARATIONS, true)) {
                $found = [...$found, ...self::in((string) file_get_contents($path), $known)];
            }
        }

        return self::sorted($found);
    }

    /** @return array<string, string> code by the name of its case */
    private static function known(): array
    {
        return [...array_column(ErrorCode::cases(), 'value', 'name'), ...array_column(FieldErrorCode::cases(), 'value', 'name')];
    }

    /** @return iterable<string> paths */
    private static function files(string $folder, string $extension): iterable
    {
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS)) as $file) {
            if ($file instanceof SplFileInfo && $file->getExtension() === $extension) {
                yield $file->getPathname();
            }
        }
    }

    /**
     * @param array<string> $codes
     * @return list<string> each once
     */
    private static function sorted(array $codes): array
    {
        $codes = array_values(array_unique($codes));
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
